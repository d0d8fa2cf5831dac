import { type ReactNode, useCallback } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { SchoolDoor } from '../features/schools/sign-on/school-door.tsx';
import { privatePageMeta } from '../shell/page-meta.ts';

export function meta() {
  return privatePageMeta('Your school’s sign-on: Hotseat');
}

const renderHome = (words: ReactNode, className: string) => (
  <Link to={paths.landing} className={className}>
    {words}
  </Link>
);

export default function SchoolSignOnRoute() {
  const { slug = null } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const as = query.get('as') === 'applicant' ? 'applicant' : 'member';
  const onFound = useCallback((found: string) => void navigate(paths.schoolSignOn(found)), [navigate]);
  return (
    <SchoolDoor
      key={slug}
      slug={slug}
      as={as}
      problem={query.get('problem')}
      onFound={onFound}
      onLeave={(url) => window.location.assign(url)}
      renderHome={renderHome}
      google={
        <Link className="go" to={paths.signIn}>
          Sign in with Google instead
        </Link>
      }
    />
  );
}
