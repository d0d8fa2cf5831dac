import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { cancellation } from '#web/content/policies.ts';
import { PolicyPage } from '../features/text-pages/policy-page.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';

export function meta() {
  return publicPageMeta(paths.cancellationRefunds, {
    title: `${cancellation.title}: Hotseat`,
    description: cancellation.lead,
  });
}

export default function CancellationRefunds() {
  return (
    <PolicyPage
      policy={cancellation}
      end={
        <Link className="go" to={paths.contactUs}>
          Write to us from the Contact Us page
        </Link>
      }
    />
  );
}
