import type { EndpointName, endpoints } from '#contract/endpoints.ts';

type Table = typeof endpoints;
/** The endpoints that candidates' pages call; the operator's and the schools' are not among them. */
export type PageEndpoint = {
  [N in EndpointName]: Table[N]['path'] extends
    | `/api/operator/${string}`
    | `/api/schools${string}`
    | '/metrics'
    ? never
    : N;
}[EndpointName];
type Address<N extends PageEndpoint> = `${Table[N]['method']} ${Table[N]['path']}`;

/**
 * Method and path of every endpoint that pages call. The compiler holds each line equal to `contract/endpoints.ts`; standing here apart from the
 * schemas, they keep zod out of the pages that only call.
 */
export const endpointAddresses: { readonly [N in PageEndpoint]: Address<N> } = {
  readMe: 'GET /api/me',
  followMe: 'GET /api/me/stream',
  readService: 'GET /api/service',
  beginSignIn: 'POST /api/sign-in',
  readSignIn: 'GET /api/sign-in/:flowId',
  finishSignIn: 'GET /api/sign-in/callback',
  signOut: 'POST /api/sign-out',
  signOutEverywhere: 'POST /api/sign-out/everywhere',
  changeSettings: 'PUT /api/me/settings',
  readConsents: 'GET /api/me/consents',
  changeConsents: 'PUT /api/me/consents',
  createOrder: 'POST /api/orders',
  readOrder: 'GET /api/orders/:orderId',
  checkOrder: 'POST /api/orders/:orderId/check',
  verifyPayment: 'POST /api/payments/verify',
  reportCheckout: 'POST /api/payments/report',
  readBilling: 'GET /api/billing',
  requestRefund: 'POST /api/orders/:orderId/refund',
  readDocument: 'GET /api/documents/:documentId',
  downloadDocument: 'GET /api/documents/:documentId/pdf',
  uploadResume: 'POST /api/resumes',
  pasteResume: 'POST /api/resumes/text',
  useSampleResume: 'POST /api/resumes/sample',
  readLatestResume: 'GET /api/resumes/latest',
  confirmFacts: 'PUT /api/resumes/:resumeId/facts',
  readLastAims: 'GET /api/aims/latest',
  beginInterview: 'POST /api/interviews',
  readInterview: 'GET /api/interviews/:sessionId',
  takePen: 'POST /api/interviews/:sessionId/pen',
  startInterview: 'POST /api/interviews/:sessionId/start',
  answer: 'POST /api/interviews/:sessionId/answers',
  prepareReply: 'POST /api/interviews/:sessionId/prepared',
  signal: 'POST /api/interviews/:sessionId/signals',
  endInterview: 'POST /api/interviews/:sessionId/end',
  restartInterview: 'POST /api/interviews/:sessionId/restart',
  hearSpeech: 'POST /api/interviews/:sessionId/heard',
  saySentence: 'POST /api/interviews/:sessionId/said',
  followInterview: 'GET /api/interviews/:sessionId/stream',
  listPastInterviews: 'GET /api/past-interviews',
  readProgress: 'GET /api/progress',
  readSchoolLens: 'GET /api/feedback/:sessionId/schools',
  readInterviewDate: 'GET /api/me/interview-date',
  setInterviewDate: 'PUT /api/me/interview-date',
  clearInterviewDate: 'DELETE /api/me/interview-date',
  downloadCalendar: 'GET /api/me/interview-date/calendar',
  readFeedback: 'POST /api/feedback/:sessionId/open',
  readDrills: 'GET /api/drills',
  beginDrill: 'POST /api/drills',
  startDrill: 'POST /api/drills/:sessionId/start',
  readDrill: 'GET /api/drills/:sessionId',
  downloadReport: 'GET /api/feedback/:sessionId/report.pdf',
  readLedger: 'GET /api/feedback/:sessionId/ledger',
  markClaim: 'PUT /api/feedback/:sessionId/ledger',
  readPressureMap: 'GET /api/feedback/:sessionId/pressure-map',
  readLadder: 'GET /api/feedback/:sessionId/ladder',
  readKeeping: 'GET /api/me/feedback-keeping',
  keepFeedback: 'PUT /api/me/feedback-keeping',
  deleteInterview: 'DELETE /api/interviews/:sessionId',
  deleteAccount: 'POST /api/me/deletion',
  keepAccount: 'DELETE /api/me/deletion',
  readExport: 'GET /api/export',
  askForExport: 'POST /api/export',
  downloadExport: 'GET /api/exports/:exportId/file',
  listMentorLinks: 'GET /api/interviews/:sessionId/mentor-links',
  makeMentorLink: 'POST /api/interviews/:sessionId/mentor-links',
  revokeMentorLink: 'POST /api/mentor-links/:linkId/revoke',
  openMentorPage: 'POST /api/mentor/open',
  scoreAsMentor: 'POST /api/mentor/scores',
  chooseReminders: 'PUT /api/me/interview-date/reminders',
  openUnsubscribe: 'POST /api/unsubscribe/open',
  unsubscribe: 'POST /api/unsubscribe',
};

export type AddressParts = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
};

/** Method and URL of one call: `:name` parts are filled from `params` (percent-encoded), set `query` values are appended. Throws on a missing part. */
export function addressOf(name: PageEndpoint, parts: AddressParts = {}): { method: string; url: string } {
  return fillAddress(endpointAddresses[name], parts);
}

/** The same for a line of any table of addresses. */
export function fillAddress(line: string, parts: AddressParts): { method: string; url: string } {
  const [method = 'GET', path = '/'] = line.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, part: string) => {
    const value = parts.params?.[part];
    if (!value) throw new Error(`${line} needs the path part "${part}"`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parts.query ?? {}))
    if (value !== undefined) query.set(key, value);
  return { method, url: query.size > 0 ? `${filled}?${query}` : filled };
}
