import { useSchool } from '../school-context.ts';

/** What a school is, at one glance. */
export function DashboardView() {
  const { school } = useSchool();
  const { manager } = school;
  return (
    <>
      <h1>{school.name}</h1>
      <p className="lead">
        Your person at Hotseat is {manager.name}, <a href={`mailto:${manager.email}`}>{manager.email}</a>.
      </p>
    </>
  );
}
