import { UpdatesPage } from '../features/reading/updates-page.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';

export function meta() {
  return publicPageMeta('/updates');
}

export default function Updates() {
  return <UpdatesPage />;
}
