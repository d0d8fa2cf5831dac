import { paths } from '#contract/paths.ts';
import { apiWords } from '#contract/schools/api-words.ts';
import { Island } from '#web/ui/island.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { ApiCalls } from './api-calls.tsx';
import { apiParts, ApiStart } from './api-start.tsx';
import { ApiRefusals } from './api-refusals.tsx';
import { Contents } from './contents.tsx';
import './api-page.css';
import './text-page.css';

/** What a school's own programs can call: words and examples that do nothing, so none of their code is sent. */
export function ApiPage() {
  return (
    <div className="book api">
      <Section className="first" margin={<MarginNote>for programs</MarginNote>}>
        <h1 className="page-title">The API for schools</h1>
        <p className="lead">
          Your own programs can add applicants to a season, invite them, and read what came of it. They come
          in with a key that an owner of your school makes.
        </p>
        <p className="in-page">
          <a className="btn" href={paths.schools}>
            Open your school
          </a>
        </p>
        <Island page={paths.schoolsApi} name="contents">
          {(import.meta.env.SSR || import.meta.env.DEV) && (
            <Contents
              titles={[
                apiParts.start,
                apiParts.scopes,
                ...Object.values(apiWords).map(({ title }) => title),
                apiParts.refusals,
              ]}
            />
          )}
        </Island>
      </Section>
      <Island page={paths.schoolsApi} name="words" className="articles">
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <>
            <ApiStart />
            <ApiCalls />
            <ApiRefusals />
          </>
        )}
      </Island>
    </div>
  );
}
