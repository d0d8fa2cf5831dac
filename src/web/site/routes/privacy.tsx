import { Link } from 'react-router';
import { privacy } from '#web/content/policies.ts';
import { PolicyPage } from '../features/reading/policy-page.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';

export function meta() {
  return publicPageMeta('/privacy', { title: `${privacy.title}: Hotseat`, description: privacy.lead });
}

export default function Privacy() {
  return (
    <PolicyPage
      policy={privacy}
      end={
        <Link className="go" to="/contact-us">
          Write to us from the Contact Us page
        </Link>
      }
    />
  );
}
