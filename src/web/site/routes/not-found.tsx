import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { privatePageMeta } from '../shell/page-meta.ts';
import { SiteLink } from '../shell/site-link.tsx';

export function meta() {
  return privatePageMeta('Page not found: Hotseat');
}

export default function NotFound() {
  return (
    <div className="book">
      <Section className="first" margin={<MarginNote>not in the syllabus</MarginNote>}>
        <h1 className="page-title">There is no such page</h1>
        <p className="lead">The address may be mistyped, or the page has moved.</p>
        <p className="standing">
          <Link className="btn" to={paths.landing}>
            Go to the first page
          </Link>
        </p>
        <p>
          Or look at the <SiteLink to={paths.pricing}>pricing</SiteLink>, or{' '}
          <Link to={paths.contactUs}>write to us</Link> if a link of ours brought you here.
        </p>
      </Section>
    </div>
  );
}
