/**
 * The dialog of the stand-in for Razorpay's checkout. It takes orders from one page only, the one that opened it
 * (window, origin and channel must all agree), and tells it: ready · paid · failed · dismissed · stayed.
 * Under the frame's policy there is no inline script or style; colours are set through the style object.
 */

const byId = (id) => document.getElementById(id);
const dialog = byId('dialog');
const form = byId('payment');
const payButton = byId('pay');
const problem = byId('problem');

const address = new URLSearchParams(location.hash.slice(1));
const channel = address.get('channel');
const merchant = address.get('merchant');
document.documentElement.style.setProperty('color-scheme', address.get('scheme') ?? 'light dark');

const unreachable = 'The local gateway did not answer. Check that it is running, then try again.';
const unknownOutcome = 'The local gateway did not answer. The payment may have gone through all the same.';

/** What the merchant asked for; null until it has. */
let checkout = null;
let price = '';
let paying = false;
let everUnanswered = false;

function tell(type, detail) {
  parent.postMessage({ channel, type, ...detail }, merchant);
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== merchant || data?.channel !== channel) return;
  if (data.type === 'begin' && !checkout) void begin(data.checkout);
  if (data.type === 'close-requested') requestClose();
});

if (channel && merchant && parent !== window) tell('ready');
else stop('This page opens only inside the page of a shop.');

async function begin(asked) {
  checkout = asked;
  if (asked.animation) dialog.classList.add('arriving');
  showMerchant(asked);
  fillContact(asked);
  paint(asked.color);
  dialog.focus();

  const { key, order_id, amount, currency } = asked;
  const reply = await post('/checkout/preview', { key_id: key, order_id, amount, currency });
  if (!reply?.order) stop(reply?.error?.description ?? unreachable);
  else if (reply.order.status === 'paid') stop('This order has already been paid.');
  else showForm(reply.order);
}

function showMerchant({ name, description, image, timeout }) {
  if (name) byId('merchant').textContent = name;
  show('description', description);
  if (image?.startsWith('data:image/')) {
    byId('image').src = image;
    byId('image').hidden = false;
  }
  const minutes = Math.round(timeout / 60);
  if (minutes >= 1) {
    show('time-limit', `It closes by itself after ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`);
  }
}

function show(id, text) {
  if (!text) return;
  byId(id).textContent = text;
  byId(id).hidden = false;
}

function fillContact({ prefill = {}, readonly, hidden }) {
  for (const field of ['email', 'contact']) {
    byId(field).value = prefill[field] ?? '';
    byId(field).readOnly = readonly[field] === true;
    byId(`${field}-row`).hidden = hidden[field] === true;
  }
  byId('contact-details').hidden = hidden.email === true && hidden.contact === true;
  if (prefill.method === 'upi') form.elements.method.value = 'upi';
}

function showForm({ amount, currency }) {
  price = formatPaise(amount, currency);
  byId('price').textContent = price;
  byId('amount').hidden = false;
  byId('opening').hidden = true;
  form.hidden = false;
  showMethod();
  showPayable();
  if (byId('leaving').hidden) form.querySelector('[name="method"]:checked').focus();
}

/** Whole rupees without decimals (₹999), others with both (₹24.68). */
function formatPaise(amount, currency) {
  const digits = amount % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100);
}

/** Nothing can be paid here: says why, and leaves only the way out. */
function stop(words) {
  byId('opening').hidden = true;
  form.hidden = true;
  byId('stopped').textContent = words;
  byId('close').focus();
}

const method = () => form.elements.method.value;
const fieldOf = { card: byId('card-number'), upi: byId('upi-id') };

function showMethod() {
  byId('card').hidden = method() !== 'card';
  byId('upi').hidden = method() !== 'upi';
}

/** Back to an unhurt form: the last failure is forgotten, and the button names the price. */
function showPayable() {
  problem.textContent = '';
  payButton.textContent = `Pay ${price}`;
  for (const field of Object.values(fieldOf)) {
    field.removeAttribute('aria-invalid');
    for (const choice of choicesBeside(field)) {
      choice.setAttribute('aria-pressed', String(choice.dataset.fill === field.value));
    }
  }
}

function choicesBeside(field) {
  return field.parentElement.querySelectorAll('[data-fill]');
}

form.addEventListener('input', () => {
  showMethod();
  showPayable();
});

form.addEventListener('click', ({ target }) => {
  const choice = target.closest('[data-fill]');
  if (!choice) return;
  fieldOf[method()].value = choice.dataset.fill;
  showPayable();
});

fieldOf.card.addEventListener('input', ({ target }) => {
  if (target.selectionStart !== target.value.length) return;
  const digits = target.value.replaceAll(/\D/g, '').slice(0, 19);
  target.value = digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
});

/** What to post for the chosen way to pay, or the words that say what is missing. */
function instrument() {
  const typed = fieldOf[method()].value.trim();
  if (method() === 'upi') {
    return /^[\w.-]+@[\w.-]+$/.test(typed)
      ? { method: 'upi', vpa: typed }
      : { missing: 'Enter a UPI ID such as success@razorpay, or choose one of the test IDs.' };
  }
  const number = typed.replaceAll(/\D/g, '');
  return number.length >= 12
    ? { method: 'card', card: { number } }
    : { missing: 'Enter a card number, or choose one of the test cards.' };
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (paying) return;
  const { missing, ...chosen } = instrument();
  if (!missing) {
    void pay(chosen);
    return;
  }
  problem.textContent = missing;
  fieldOf[method()].setAttribute('aria-invalid', 'true');
  fieldOf[method()].focus();
});

async function pay(chosen) {
  setPaying(true);
  const { key, order_id, notes } = checkout;
  const email = byId('email').value.trim() || undefined;
  const contact = byId('contact').value.trim() || undefined;
  const reply = await post('/checkout/pay', { key_id: key, order_id, ...chosen, email, contact, notes });
  if (reply?.razorpay_payment_id) {
    tell('paid', { response: reply });
    return;
  }
  everUnanswered ||= reply === null;
  setPaying(false);
  problem.textContent = reply?.error?.description ?? unknownOutcome;
  payButton.textContent = 'Try again';
  payButton.scrollIntoView({ block: 'nearest' });
  if (reply?.error) tell('failed', { error: reply.error });
}

/** While the gateway is asked the form is out of reach; the focus waits on the button. */
function setPaying(now) {
  paying = now;
  if (now) {
    showPayable();
    if (byId('leaving').hidden) payButton.focus();
    payButton.textContent = `Paying ${price}…`;
  }
  byId('progress').textContent = now ? `Paying ${price}` : '';
  byId('details').inert = now;
  payButton.setAttribute('aria-disabled', String(now));
  showWhatLeavingMeans();
}

/**
 * The gateway's answer, or null when none came. A request outlives the frame: a payment whose dialog was closed
 * may still succeed at the gateway.
 */
async function post(path, body) {
  try {
    const reply = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    });
    return await reply.json();
  } catch {
    return null;
  }
}

/** Leaves at once, or asks first: when the merchant wants that and there is something to leave, and always while paying. */
function requestClose() {
  if (!byId('leaving').hidden) return;
  const payable = byId('stopped').textContent === '';
  if (!paying && !(checkout?.confirmClose && payable)) {
    tell('dismissed');
    return;
  }
  showLeaving(true);
  byId('stay').focus();
}

function showWhatLeavingMeans() {
  const settled = everUnanswered ? 'A payment may have gone through.' : 'Nothing has been paid.';
  byId('leaving-about').textContent = paying
    ? 'Your payment is under way. If you leave now, it may still go through.'
    : settled;
}

function showLeaving(asking) {
  showWhatLeavingMeans();
  byId('leaving').hidden = !asking;
  byId('till').hidden = asking;
  byId('close').hidden = asking;
}

function stay() {
  showLeaving(false);
  (form.hidden ? dialog : payButton).focus();
  tell('stayed');
}

byId('close').addEventListener('click', requestClose);
byId('leave').addEventListener('click', () => tell('dismissed'));
byId('stay').addEventListener('click', stay);

addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || checkout?.escape === false) return;
  if (byId('leaving').hidden) requestClose();
  else stay();
});

let pressedOn = null;
addEventListener('pointerdown', ({ target }) => {
  pressedOn = target;
});
addEventListener('click', ({ target }) => {
  const outside = !dialog.contains(target) && !dialog.contains(pressedOn);
  if (outside && checkout?.backdropClose) requestClose();
});

/** The merchant's colour on the button that pays, under white or black words, whichever can be read. */
function paint(color) {
  const rgb = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color ?? '')?.slice(1);
  if (!rgb) return;
  const [red, green, blue] = rgb.map((pair) => linear(Number.parseInt(pair, 16) / 255));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const againstWhite = 1.05 / (luminance + 0.05);
  document.documentElement.style.setProperty('--accent', color);
  document.documentElement.style.setProperty('--on-accent', againstWhite >= 3 ? '#fff' : '#000');
}

/** The linear light of one sRGB channel (WCAG 2, relative luminance). */
function linear(channel) {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
