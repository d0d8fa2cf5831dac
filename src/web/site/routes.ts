import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/landing.tsx'),
  route('signin', 'routes/sign-in.tsx'),
  route('interview', 'routes/interview.tsx'),
  route('past-interviews', 'routes/past-interviews.tsx'),
  route('account', 'routes/account.tsx'),
  route('receipts/:documentId', 'routes/receipt.tsx'),
  route('feedback/:sessionId', 'routes/feedback.tsx'),
  route('pricing', 'routes/pricing.tsx'),
  route('enterprise', 'routes/enterprise.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('contact-us', 'routes/contact-us.tsx'),
  route('updates', 'routes/updates.tsx'),
  route('shipping-policy', 'routes/shipping-policy.tsx'),
  route('cancellation-refunds', 'routes/cancellation-refunds.tsx'),
  // Every part in every state, for who builds it; the built product does not have it.
  ...(import.meta.env.DEV ? [route('ui', 'routes/ui.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
