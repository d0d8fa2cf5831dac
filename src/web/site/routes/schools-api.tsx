import { paths } from '#contract/paths.ts';
import { ApiPage } from '../features/text-pages/api-page.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';

export function meta() {
  return publicPageMeta(paths.schoolsApi, {
    title: 'The API for schools: Hotseat',
    description:
      'How a school’s own programs add applicants, invite them and read results and figures: keys, calls with examples, limits and refusals.',
  });
}

export default function SchoolsApi() {
  return <ApiPage />;
}
