import { faultOf } from '#server/billing/razorpay/razorpay-fault.ts';
import { createRazorpayClient } from '#server/billing/razorpay/razorpay-client.ts';
import type { Config } from '#server/config/config.ts';
import { createLanguageModel } from '#server/interviewer/model/create-language-model.ts';
import { type ProbedModel, probeModel } from '#server/interviewer/model/probe-model.ts';
import { trySmtp } from '#server/mail/smtp-mailer.ts';
import { probeSpeech } from '#server/speech/open-speech.ts';
import { codeOf, fails, holds, notTried, type Outcome } from './outcome.ts';

const spanMs = 60_000;

/** Whether Razorpay takes the keys: it is asked for the payments of the last minute. */
export async function checkPayments({ payments }: Config, razorpayUrl: string): Promise<Outcome> {
  if (payments.kind !== 'razorpay')
    return notTried('no keys, so nothing can be bought: RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET');
  const { keyId, keySecret, webhookSecrets } = payments;
  const now = new Date();
  const client = createRazorpayClient({ baseUrl: razorpayUrl, keyId, keySecret });
  try {
    await client.paymentsBetween(new Date(now.getTime() - spanMs), now);
    const told = webhookSecrets.length > 0 ? '' : '; without RAZORPAY_WEBHOOK_SECRET disputes are not told';
    return holds(`Razorpay takes the keys${told}`);
  } catch (error) {
    const kind = faultOf(error)?.kind ?? 'network';
    if (kind === 'keys_refused') return fails('Razorpay refuses RAZORPAY_KEY_ID with RAZORPAY_KEY_SECRET');
    return fails(`Razorpay does not answer as it should (${kind.replaceAll('_', ' ')})`);
  }
}

const signInCodes = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']);

/** Whether the mail server takes our connection and our sign-in; nothing is sent. */
export async function checkMail({ mail }: Config): Promise<Outcome> {
  if (mail.kind === 'folder')
    return notTried('no SMTP_URL, so mails lie in DATA_DIR/outbox and reach nobody');
  try {
    await trySmtp(mail.url);
    return holds(`the mail server takes mail from ${mail.from}`);
  } catch (error) {
    const code = codeOf(error);
    if (signInCodes.has(code)) return fails('the mail server refuses the user or the password of SMTP_URL');
    return fails(`the mail server of SMTP_URL cannot be used (${code})`);
  }
}

/** Whether the language models answer; each is asked three times for a few words. */
export async function checkPanel({ panel }: Config): Promise<Outcome> {
  if (panel.kind === 'offline') return notTried('no LLM_PROVIDER: the panel speaks and scores offline');
  const { speaking, scoring, chosen } = panel;
  const names = [...new Set([speaking.model, scoring.model])];
  const probed = await Promise.all(
    names.map(async (name) => ({ name, found: await probeModel(createLanguageModel(panel, name, chosen)) })),
  );
  const silent = probed.flatMap(({ name, found }) => silenceOf(name, found) ?? []);
  if (silent.length > 0) return fails(silent.join('; '));
  const prices = speaking.prices && scoring.prices ? '' : '; without LLM_PRICES only tokens are limited';
  return holds(`${names.join(' and ')} ${names.length > 1 ? 'answer' : 'answers'}${prices}`);
}

const silenceOf = (name: string, found: ProbedModel): string | null =>
  found.answers ? null : `${name} does not answer (${found.because.replaceAll('_', ' ')})`;

/** Whether the speech service hears a second of silence and says two words. */
export async function checkSpeech({ speech }: Config): Promise<Outcome> {
  if (speech.kind === 'device')
    return notTried("no SPEECH_PROVIDER: the candidate's device hears and speaks");
  const sides = (await probeSpeech(speech)).filter((side) => side !== null);
  const silent = sides.filter(({ tookMs }) => tookMs === null);
  if (silent.length === 0) return holds(`${sides.map(({ model }) => model).join(' and ')}: tried`);
  return fails(silent.map(({ model, because }) => `${model} does not answer (${because})`).join('; '));
}
