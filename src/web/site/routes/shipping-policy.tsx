import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { shipping } from '#web/content/policies.ts';
import { PolicyPage } from '../features/text-pages/policy-page.tsx';
import { publicPageMeta } from '../shell/page-meta.ts';

export function meta() {
  return publicPageMeta(paths.shippingPolicy, {
    title: `${shipping.title}: Hotseat`,
    description: shipping.lead,
  });
}

export default function ShippingPolicy() {
  return (
    <PolicyPage
      policy={shipping}
      end={
        <Link className="go" to={paths.contactUs}>
          Write to us from the Contact Us page
        </Link>
      }
    />
  );
}
