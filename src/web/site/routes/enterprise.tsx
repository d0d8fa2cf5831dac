import { paths } from '#contract/paths.ts';
import { EnterprisePage } from '../features/text-pages/enterprise-page.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';

export function meta() {
  return publicPageMeta(paths.enterprise, {
    title: 'Enterprise Solutions: Hotseat',
    description:
      'First interviews for every applicant of a business school, each with a transcript the faculty can read and a score they can question.',
  });
}

export default function Enterprise() {
  return <EnterprisePage />;
}
