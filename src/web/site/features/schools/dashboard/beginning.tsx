import type { School } from '#contract/schools/organisation.ts';
import type { SchoolDashboard } from '#contract/schools/dashboard.ts';
import { Part } from '../parts.tsx';
import type { SchoolView } from '../places.ts';
import { useSchool } from '../school-context.ts';

type Begun = NonNullable<SchoolDashboard['begun']>;

const openProgrammes = ({ programmes }: School) => programmes.filter(({ archivedAt }) => archivedAt === null);

/** Whether there is somebody to interview, and something to interview them by. */
export const hasBegun = (school: School, { scenarios, applicants }: Begun): boolean =>
  openProgrammes(school).length > 0 && scenarios > 0 && applicants > 0;

/** The way from an empty school to its first interview. */
export function Beginning({ begun }: { begun: Begun }) {
  const { school, sees, renderLink } = useSchool();
  const steps: readonly { done: boolean; title: string; text: string; view: SchoolView; words: string }[] = [
    {
      done: openProgrammes(school).some(({ intakes }) => intakes.length > 0),
      title: 'Add a programme and its season',
      text: 'What people apply to, and for which year. Members can be narrowed to programmes.',
      view: 'settings',
      words: 'To the settings',
    },
    {
      done: begun.scenarios > 0,
      title: 'Publish a scenario',
      text: 'Panel, minutes, topics and questions. Sit it yourself before anybody else does.',
      view: 'scenarios',
      words: 'To the scenarios',
    },
    {
      done: begun.applicants > 0,
      title: 'Invite applicants',
      text: 'Load a list. Each applicant gets a personal link by mail.',
      view: 'applicants',
      words: 'To the applicants',
    },
  ];
  const next = steps.find(({ done }) => !done);
  return (
    <Part title="How to begin">
      <ol className="first-steps">
        {steps.map((step) => (
          <li key={step.view} {...(step === next && { 'aria-current': 'step' as const })}>
            <h3>
              {step.title}
              {step.done && <span className="done">done</span>}
            </h3>
            <p>{step.text}</p>
            {step === next &&
              (sees(step.view) ? (
                <p className="ways">{renderLink(step.view, {}, step.words, { className: 'btn slim' })}</p>
              ) : (
                <p className="small">An owner or an admin of the school does this.</p>
              ))}
          </li>
        ))}
      </ol>
    </Part>
  );
}
