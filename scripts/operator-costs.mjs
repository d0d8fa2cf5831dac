// The report of `npm run operator -- costs`, as text.

const number = new Intl.NumberFormat('en-IN');
const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rupees = (microRupees) => money.format(microRupees / 1_000_000);
const tokensText = (tokens) => `${number.format(tokens)} tokens`;
const rupeesText = (microRupees) => `₹${rupees(microRupees)}`;
const percent = (part, whole) => (whole > 0 ? `${Math.round((part / whole) * 100)} %` : '-');

/** The table of what was taken, then how much of the budgets is used. `which` says what was asked for. */
export function costsText(report, which) {
  const parts = [
    `What language models took ${which}`,
    report.lines.length > 0 ? table(report.lines) : 'Nothing.',
    ...(report.interview ? [`This interview: ${used(report.interview)}`] : []),
    `Everybody today: ${used(report.today)}`,
    ...(report.speechToday ? [`Speech today, ten tokens a second: ${used(report.speechToday)}`] : []),
    ...(report.users.length > 0
      ? [['Users who used most of their limit today:', ...report.users.map(userLine)].join('\n')]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function userLine(user) {
  return `  ${user.uid}: ${used(user)}`;
}

function used(budget) {
  const { spentTokens, reservedTokens, spentMicroRupees, reservedMicroRupees } = budget;
  const both = (tokens, microRupees) => `${tokensText(tokens)} and ${rupeesText(microRupees)}`;
  const taken = both(spentTokens, spentMicroRupees);
  const reserved = reservedTokens > 0 ? `, and ${both(reservedTokens, reservedMicroRupees)} reserved` : '';
  if (budget.mostTokens === null) return `${taken}${reserved}`;
  const ofTokens = percent(spentTokens + reservedTokens, budget.mostTokens);
  const ofRupees = percent(spentMicroRupees + reservedMicroRupees, budget.mostMicroRupees);
  const shares = `${ofTokens} of ${tokensText(budget.mostTokens)}, ${ofRupees} of ${rupeesText(budget.mostMicroRupees)}`;
  return `${taken}${reserved} (${shares})`;
}

function cost({ microRupees, unpricedCalls, calls }) {
  if (calls > 0 && unpricedCalls === calls) return 'price not set';
  const unpriced = `${number.format(unpricedCalls)} ${unpricedCalls === 1 ? 'call' : 'calls'} without a price`;
  return `${rupees(microRupees)}${unpricedCalls > 0 ? ` + ${unpriced}` : ''}`;
}

const sumOf = (lines, key) => lines.reduce((sum, line) => sum + line[key], 0);

function table(lines) {
  const counts = [
    'calls',
    'inputTokens',
    'cachedInputTokens',
    'outputTokens',
    'microRupees',
    'unpricedCalls',
  ];
  const total = Object.fromEntries(counts.map((key) => [key, sumOf(lines, key)]));
  const rows = [
    ['day', 'for', 'provider', 'model', 'calls', 'input', 'cached', 'output', 'rupees'],
    ...lines.map((line) => [line.day, line.purpose, line.provider, line.model, ...figures(line)]),
    ['all', '', '', '', ...figures(total)],
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const isWord = (column) => column < 4;
  const cell = (text, column) =>
    isWord(column) ? text.padEnd(widths[column]) : text.padStart(widths[column]);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}

function figures(line) {
  return [
    number.format(line.calls),
    number.format(line.inputTokens),
    percent(line.cachedInputTokens, line.inputTokens),
    number.format(line.outputTokens),
    cost(line),
  ];
}
