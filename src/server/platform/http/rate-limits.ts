import { apiKeyLimits } from '#contract/schools/api-keys.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';

const minute = 60_000;
const hour = 60 * minute;
type Limit = { max: number; windowMs: number };

/** How often one user may call; the rest fall under the general limit together (rule LIMIT-1). */
const rateLimits: Partial<Record<EndpointName, Limit>> = {
  beginSignIn: { max: 10, windowMs: minute },
  beginOperatorSignIn: { max: 10, windowMs: minute },
  uploadResume: { max: 10, windowMs: hour },
  pasteResume: { max: 20, windowMs: hour },
  useSampleResume: { max: 20, windowMs: hour },
  beginInterview: { max: 10, windowMs: minute },
  restartInterview: { max: 10, windowMs: minute },
  beginDrill: { max: 10, windowMs: minute },
  startDrill: { max: 10, windowMs: minute },
  answer: { max: 20, windowMs: minute },
  signal: { max: 40, windowMs: minute },
  prepareReply: { max: 20, windowMs: minute },
  hearSpeech: { max: 40, windowMs: minute },
  saySentence: { max: 60, windowMs: minute },
  createOrder: { max: 5, windowMs: minute },
  verifyPayment: { max: 30, windowMs: minute },
  checkOrder: { max: 10, windowMs: minute },
  reportCheckout: { max: 30, windowMs: minute },
  requestRefund: { max: 5, windowMs: minute },
  downloadDocument: { max: 20, windowMs: minute },
  askForExport: { max: 10, windowMs: minute },
  downloadExport: { max: 10, windowMs: minute },
  answerAgain: { max: 10, windowMs: minute },
  downloadReport: { max: 10, windowMs: minute },
  makeMentorLink: { max: 20, windowMs: hour },
  openMentorPage: { max: 10, windowMs: minute },
  scoreAsMentor: { max: 5, windowMs: minute },
  openInvitation: { max: 20, windowMs: minute },
  acceptInvitation: { max: 10, windowMs: minute },
  beginSitting: { max: 10, windowMs: minute },
  beginWarmUp: { max: 10, windowMs: minute },
  findSignOn: { max: 10, windowMs: minute },
  beginSignOn: { max: 10, windowMs: minute },
  testSignOn: { max: 10, windowMs: minute },
  readSamlMetadata: { max: 20, windowMs: minute },
  testWebhook: { max: 20, windowMs: minute },
  resendDelivery: { max: 20, windowMs: minute },
  resendDead: { max: 20, windowMs: minute },
  openUnsubscribe: { max: 20, windowMs: minute },
  unsubscribe: { max: 20, windowMs: minute },
  grantInterviews: { max: 60, windowMs: minute },
  grantOnOperatorPage: { max: 30, windowMs: minute },
  refundOnOperatorPage: { max: 30, windowMs: minute },
  compareBooksOnOperatorPage: { max: 6, windowMs: minute },
  verifyAuditOnOperatorPage: { max: 6, windowMs: minute },
  readWordsOnOperatorPage: { max: 10, windowMs: minute },
};

const generalLimit: Limit = { max: 300, windowMs: minute };

/** What one key of a school may call, all its endpoints together (rule SCHOOL-79). */
const keyLimit: Limit = { max: apiKeyLimits.callsAMinute, windowMs: minute };
/** So many programs of a school stand behind one address before this process knows their keys. */
const keysBehindAddress = 10;

/** An address stands for a campus: 500 people, of whom so many call within a minute as often as one may. */
const callersBehindAddress = 120;

/**
 * The limit of an endpoint for the caller whose key it is. Callers of no known session share their address's, which lets a campus in; the
 * operator is one caller wherever they call from, and is counted apart from the candidates behind the same address.
 */
export function limitOf(name: EndpointName, { scale }: { scale: number }) {
  const { access, path } = endpoints[name];
  const limit = access === 'key' ? keyLimit : (rateLimits[name] ?? generalLimit);
  const ofOperator = path.startsWith('/api/operator/');
  const behindAddress = access === 'key' ? keysBehindAddress : ofOperator ? 1 : callersBehindAddress;
  const callers = (key: string): number => (key.startsWith('address ') ? behindAddress : 1);
  const group = access === 'key' ? 'keys' : ofOperator ? 'operator' : 'general';
  return {
    max: (_request: unknown, key: string) => Math.ceil(limit.max * scale) * callers(key),
    timeWindow: limit.windowMs,
    groupId: ` ${rateLimits[name] ? name : group}`,
  };
}
