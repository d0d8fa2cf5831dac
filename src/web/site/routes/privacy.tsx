import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { privacy } from '#web/content/policies.ts';
import { PolicyPage } from '../features/text-pages/policy-page.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';

export function meta() {
  return publicPageMeta(paths.privacy, { title: `${privacy.title}: Hotseat`, description: privacy.lead });
}

export default function Privacy() {
  return (
    <PolicyPage
      policy={privacy}
      end={
        <Link className="go" to={paths.contactUs}>
          Write to us from the Contact Us page
        </Link>
      }
    />
  );
}
