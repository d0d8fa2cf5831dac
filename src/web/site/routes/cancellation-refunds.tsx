import { Link } from 'react-router';
import { cancellation } from '#web/content/policies.ts';
import { PolicyPage } from '../features/reading/policy-page.tsx';

export function meta() {
  return [{ title: 'Cancellation and Refunds: Hotseat' }];
}

export default function CancellationRefunds() {
  return (
    <PolicyPage
      policy={cancellation}
      end={
        <Link className="go" to="/contact-us">
          Write to us from the Contact Us page
        </Link>
      }
    />
  );
}
