import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { PrivacyParts } from '#server/privacy/privacy-parts.ts';
import { askForDemoSchool, readDemoSchool, refuseWhileLoading, workDemoSchool } from './demo-school-job.ts';
import type { DemoSchoolDeps } from './demo-time.ts';
import { removeDemoSchool } from './remove-demo-school.ts';

/** Works the job that loads the demo's school; the reply is how the operator's command line starts, follows and removes it. */
export async function startDemoSchool(parts: DemoSchoolDeps & PrivacyParts): Promise<Routes> {
  const remove = () => removeDemoSchool(parts);
  const deps = { ...parts, remove };
  await workDemoSchool(deps);
  return (bind) => {
    bind('loadDemoSchool', ({ body }) => askForDemoSchool(deps, body));
    bind('watchDemoSchool', () => readDemoSchool(deps));
    bind('removeDemoSchool', async () => {
      await refuseWhileLoading(deps);
      return { removed: await remove() };
    });
  };
}
