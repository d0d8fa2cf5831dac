import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '../../contract/paths.ts';

export default [
  index('routes/landing.tsx'),
  page(paths.signIn, 'routes/sign-in.tsx'),
  page(paths.interview, 'routes/interview.tsx'),
  page(paths.pastInterviews, 'routes/past-interviews.tsx'),
  page(paths.account, 'routes/account.tsx'),
  page(paths.receipt(':documentId'), 'routes/receipt.tsx'),
  page(paths.unsubscribe, 'routes/unsubscribe.tsx'),
  page(paths.drill(':sessionId'), 'routes/drill.tsx'),
  page(paths.sit, 'routes/sit.tsx'),
  page(paths.feedback(':sessionId'), 'routes/feedback.tsx'),
  page(paths.operatorView(':view?'), 'routes/operator.tsx'),
  page(paths.schoolSignOn(':slug?'), 'routes/school-sign-on.tsx'),
  page(paths.schoolView('*'), 'routes/schools.tsx'),
  page(paths.pricing, 'routes/pricing.tsx'),
  page(paths.schoolsApi, 'routes/schools-api.tsx'),
  page(paths.enterprise, 'routes/enterprise.tsx'),
  page(paths.terms, 'routes/terms.tsx'),
  page(paths.privacy, 'routes/privacy.tsx'),
  page(paths.contactUs, 'routes/contact-us.tsx'),
  page(paths.updates, 'routes/updates.tsx'),
  page(paths.shippingPolicy, 'routes/shipping-policy.tsx'),
  page(paths.cancellationRefunds, 'routes/cancellation-refunds.tsx'),
  // Every part in every state, for who builds it; the built product does not have it.
  ...(import.meta.env.DEV ? [route('ui', 'routes/ui.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;

function page(path: string, file: string): RouteConfigEntry {
  return route(path.slice(1), file);
}
