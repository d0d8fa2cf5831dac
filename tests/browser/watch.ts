import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** The origins a browser may ask: of every open site its own and those of its two stand-ins. */
export const openOrigins = new Set<string>();

/**
 * What a page may say in the console: the browser's own note of a reply that the page expects and handles. The gateway answers a payment
 * that the bank declines with 400.
 */
const handled =
  /Failed to load resource: the server responded with a status of ((401|402|404|409|422)|400 .*\/checkout\/pay$)|net::ERR_INTERNET_DISCONNECTED/;

/**
 * Writes into `problems` whatever is not as it should be on any page, popup or frame of `context`: an error in the console, an uncaught one,
 * a breach of a page's content security policy, a request to an origin that is not among `openOrigins`. `planted` is the note of a failure
 * that the test itself brings about.
 */
export async function watch(
  context: BrowserContext,
  planted: RegExp | null,
  problems: string[],
): Promise<void> {
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const note = noteOf(message);
    if (!handled.test(note) && !planted?.test(note)) problems.push(note);
  });
  context.on('weberror', (error) => {
    const note = String(error.error());
    if (!planted?.test(note)) problems.push(note);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !openOrigins.has(origin))
      problems.push(`asked another origin: ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
      console.error(`policy violated: ${effectiveDirective} by ${blockedURI} on ${documentURI}`),
    );
  });
}

/** A console message and the address it is about. */
function noteOf(message: ConsoleMessage): string {
  return `${message.text()} ${message.location().url}`;
}
