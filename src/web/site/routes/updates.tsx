import { paths } from '#contract/paths.ts';
import { UpdatesPage } from '../features/text-pages/updates-page.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';

export function meta() {
  return publicPageMeta(paths.updates, {
    title: 'Latest Updates: Hotseat',
    description: 'What is new at Hotseat and what got better, newest first.',
  });
}

export default function Updates() {
  return <UpdatesPage />;
}
