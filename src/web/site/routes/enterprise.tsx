import { EnterprisePage } from '../features/reading/enterprise-page.tsx';
import { useService } from '../shell/service-state.tsx';

export function meta() {
  return [{ title: 'Enterprise Solutions: Hotseat' }];
}

export default function Enterprise() {
  return <EnterprisePage supportEmail={useService()?.supportEmail ?? null} />;
}
