import { Link } from 'react-router';
import { MarginNote, Section } from '#web/ui/page.tsx';

export function meta() {
  return [{ title: 'Page not found: Hotseat' }, { name: 'robots', content: 'noindex' }];
}

export default function NotFound() {
  return (
    <div className="book">
      <Section className="first" margin={<MarginNote>not in the syllabus</MarginNote>}>
        <h1 className="page-title">There is no such page</h1>
        <p className="lead">The address may be mistyped, or the page has moved.</p>
        <p className="standing">
          <Link className="btn" to="/">
            Go to the first page
          </Link>
        </p>
      </Section>
    </div>
  );
}
