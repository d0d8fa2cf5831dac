import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { PrivacyParts } from '#server/privacy/privacy-parts.ts';
import { ResumeParser } from '#server/resumes/parse-resume-file.ts';
import { demoSlug } from './demo-plan.ts';
import { findDemoSchool } from './demo-school-store.ts';
import type { DemoSchoolDeps } from './demo-time.ts';
import { loadDemoSchool } from './load-demo-school.ts';
import { removeDemoSchool } from './remove-demo-school.ts';

/** The demo's school, as the operator's command line loads, watches and removes it. */
export function demoSchoolRoutes(parts: Omit<DemoSchoolDeps, 'parser'> & PrivacyParts): Routes {
  const remove = () => removeDemoSchool(parts);
  const deps = { ...parts, parser: new ResumeParser(), remove };
  return (bind) => {
    bind('loadDemoSchool', ({ body }) => loadDemoSchool(deps, body));
    bind('watchDemoSchool', async () => {
      const found = await acrossOrganisations(parts.database, (tx) => findDemoSchool(tx, demoSlug));
      if (!found?.is_demo) return { applicants: 0, sittings: 0, reviews: 0, isWhole: false };
      const { applicants, sittings, reviews, is_loaded: isWhole } = found;
      return { applicants, sittings, reviews, isWhole };
    });
    bind('removeDemoSchool', async () => ({ removed: await remove() }));
  };
}
