import { Link } from 'react-router';
import { privacy } from '#web/content/policies.ts';
import { PolicyPage } from '../features/reading/policy-page.tsx';

export function meta() {
  return [{ title: 'Privacy Policy: Hotseat' }];
}

export default function Privacy() {
  return (
    <PolicyPage
      policy={privacy}
      numbered
      end={
        <Link className="go" to="/contact-us">
          Write to us from the Contact Us page
        </Link>
      }
    />
  );
}
