import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { SchoolParts } from '../school-parts.ts';
import { archiveScenario } from './archive-scenario.ts';
import { createScenario, duplicateScenario } from './create-scenario.ts';
import { publishScenario } from './publish-scenario.ts';
import { listScenarios, readScenario } from './read-scenarios.ts';
import { compareVersions, listVersions, readVersion } from './read-versions.ts';
import { checkDraft, saveDraft } from './save-draft.ts';

const numberOf = (version: string | undefined): number | null =>
  version === undefined || version === 'draft' ? null : Number(version);

/** What a school interviews by. */
export function scenarioRoutes(parts: SchoolParts): Routes {
  return (bind) => {
    bind('listScenarios', ({ member, query }) =>
      listScenarios(parts, member, { archived: query.archived === 'yes' }),
    );
    bind('createScenario', ({ member, body }) => createScenario(parts, member, body));
    bind('readScenario', ({ member, params }) => readScenario(parts, member, params));
    bind('saveDraft', ({ member, params: { scenarioId }, body }) =>
      saveDraft(parts, member, { scenarioId, ...body }),
    );
    bind('checkDraft', ({ member, params: { scenarioId }, body }) =>
      checkDraft(parts, member, { scenarioId, ...body }),
    );
    bind('publishScenario', ({ member, params: { scenarioId }, body }) =>
      publishScenario(parts, member, { scenarioId, ...body }),
    );
    bind('archiveScenario', async ({ member, params: { scenarioId }, body }) => {
      await archiveScenario(parts, member, { scenarioId, ...body });
      return { ok: true } as const;
    });
    bind('duplicateScenario', ({ member, params: { scenarioId }, body }) =>
      duplicateScenario(parts, member, { scenarioId, ...body }),
    );
    bind('listVersions', ({ member, params: { scenarioId }, query }) =>
      listVersions(parts, member, { scenarioId, before: numberOf(query.before) }),
    );
    bind('readVersion', ({ member, params: { scenarioId, version } }) =>
      readVersion(parts, member, { scenarioId, version: Number(version) }),
    );
    bind('compareVersions', ({ member, params: { scenarioId }, query: { from, to } }) =>
      compareVersions(parts, member, { scenarioId, from: numberOf(from), to: numberOf(to) }),
    );
  };
}
