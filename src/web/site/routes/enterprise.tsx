import { EnterprisePage } from '../features/reading/enterprise-page.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';
import { useService } from '../shell/service-state.tsx';

export function meta() {
  return publicPageMeta('/enterprise');
}

export default function Enterprise() {
  return <EnterprisePage supportEmail={useService()?.supportEmail ?? null} />;
}
