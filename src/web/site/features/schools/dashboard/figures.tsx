import type { SchoolDashboard } from '#contract/schools/dashboard.ts';
import { invitationStates } from '#contract/schools/states.ts';
import { invitationWords } from '../school-words.ts';

/** Applicants and how far their invitations came. */
export function Figures({ figures }: { figures: NonNullable<SchoolDashboard['figures']> }) {
  const { applicants, invitations, undecided } = figures;
  const lines: readonly (readonly [string, number])[] = [
    ['Applicants', applicants],
    ...invitationStates.map((state) => [invitationWords[state], invitations[state]] as const),
    ['Not decided on', undecided],
  ];
  return (
    <dl className="figures">
      {lines.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{count.toLocaleString('en-IN')}</dd>
        </div>
      ))}
    </dl>
  );
}
