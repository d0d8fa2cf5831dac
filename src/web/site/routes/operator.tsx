import type { ReactNode } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { isCallErrorCode } from '#web/lib/refusals/all-refusals.ts';
import { OperatorPage } from '../features/operator/operator-page.tsx';
import { type Place, placeOf, addressOfPlace } from '../features/operator/places.ts';
import { privatePageMeta } from '../shell/page-meta.ts';

export function meta() {
  return privatePageMeta("The operator's page: Hotseat");
}

export default function OperatorRoute() {
  const { view } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const refused = query.get('refused');
  return (
    <OperatorPage
      place={placeOf(view, query)}
      refused={isCallErrorCode(refused) ? refused : null}
      renderLink={(place: Place, words: ReactNode, current = false) => (
        <Link to={addressOfPlace(paths, place)} {...(current && { 'aria-current': 'page' })}>
          {words}
        </Link>
      )}
      onGo={(place: Place) => void navigate(addressOfPlace(paths, place))}
    />
  );
}
