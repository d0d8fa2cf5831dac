import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './school-lens.css';

/** With its call: only who opens it loads it. */
const SchoolLens = lazy(async () => ({ default: (await import('./school-lens.tsx')).SchoolLens }));

/** What schools publish of their selection beside this interview's evidence, folded. */
export function SchoolLensFold({ sessionId }: { sessionId: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <section className="after school-lens" aria-labelledby="schools">
      <div className="mg" />
      <div className="bd">
        <h2 id="schools">Through a school’s eyes</h2>
        <details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
          <summary>What schools weigh, and what you showed of what their panels ask</summary>
          {opened && (
            <Suspense fallback={<Skeleton shape="list" label="Opening the schools..." />}>
              <SchoolLens sessionId={sessionId} />
            </Suspense>
          )}
        </details>
      </div>
    </section>
  );
}
