import { Link, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { UnsubscribePage } from '../features/unsubscribe/unsubscribe-page.tsx';
import { privatePageMeta } from '../shell/page-meta.ts';

export function meta() {
  return privatePageMeta('Mails from us: Hotseat');
}

export default function UnsubscribeRoute() {
  const [query] = useSearchParams();
  return (
    <UnsubscribePage
      token={query.get('token') ?? ''}
      renderAccount={(words) => (
        <Link className="go" to={paths.account}>
          {words}
        </Link>
      )}
    />
  );
}
