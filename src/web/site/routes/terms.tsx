import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { terms } from '#web/content/policies.ts';
import { PolicyPage } from '../features/text-pages/policy-page.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';

export function meta() {
  return publicPageMeta(paths.terms, { title: `${terms.title}: Hotseat`, description: terms.lead });
}

export default function Terms() {
  return (
    <PolicyPage
      policy={terms}
      end={
        <Link className="go" to={paths.contactUs}>
          Write to us from the Contact Us page
        </Link>
      }
    />
  );
}
