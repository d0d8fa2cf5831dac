import { UpdatesPage } from '../features/reading/updates-page.tsx';

export function meta() {
  return [{ title: 'Latest Updates: Hotseat' }];
}

export default function Updates() {
  return <UpdatesPage />;
}
