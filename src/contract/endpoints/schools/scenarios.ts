import { z } from 'zod';
import { forSchool, schoolName } from '../../schools/organisation.ts';
import { scenarioRules } from '../../schools/scenario.ts';
import {
  newScenario,
  scenarioChange,
  scenarioDraft,
  scenarioFaultShown,
  scenarioId,
  scenarioShown,
  scenarioSummary,
  scenarioVersionShown,
} from '../../schools/scenario-shown.ts';
import { styles } from '../../styles.ts';
import { type Endpoint, ok } from '../endpoint.ts';

const reads = { access: 'school', schoolAct: 'read_scenarios' } as const;
const manages = { access: 'school', schoolAct: 'manage_scenarios' } as const;
const forScenario = forSchool.extend({ scenarioId });
const revision = z.number().int().min(1);
/** A version's number, as it stands in an address. */
const versionInPath = z.string().regex(/^[1-9]\d{0,5}$/);
const faults = z.array(scenarioFaultShown);

/** What a school interviews by: drafts and their versions (rules SCHOOL-3, SCHOOL-10, SCHOOL-14). */
export const scenarioEndpoints = {
  /** Those of the programmes one may see, by name; with `archived` those that were put away. */
  listScenarios: {
    method: 'GET',
    path: '/api/schools/:orgId/scenarios',
    ...reads,
    params: forSchool,
    query: z.strictObject({ archived: z.enum(['yes']).optional() }),
    reply: z.object({ scenarios: z.array(scenarioSummary) }),
  },
  createScenario: {
    method: 'POST',
    path: '/api/schools/:orgId/scenarios',
    ...manages,
    params: forSchool,
    body: newScenario.extend({ style: z.enum(styles) }),
    reply: z.object({ scenarioId }),
  },
  readScenario: {
    method: 'GET',
    path: '/api/schools/:orgId/scenarios/:scenarioId',
    ...reads,
    params: forScenario,
    reply: scenarioShown,
  },
  /** Saves the draft, with its faults: they keep it from being published, not from being saved. */
  saveDraft: {
    method: 'PUT',
    path: '/api/schools/:orgId/scenarios/:scenarioId',
    ...manages,
    params: forScenario,
    body: z.strictObject({ revision, name: schoolName, draft: scenarioDraft }),
    reply: z.object({ revision, faults }),
  },
  /** What is wrong with a draft as it stands in the editor; nothing is saved. */
  checkDraft: {
    method: 'POST',
    path: '/api/schools/:orgId/scenarios/:scenarioId/check',
    ...manages,
    params: forScenario,
    body: z.strictObject({ draft: scenarioDraft }),
    reply: z.object({ faults }),
  },
  /** Makes a version of the draft that one saw. Refused with `scenario_faulty`; a draft that is the last version already makes no other. */
  publishScenario: {
    method: 'POST',
    path: '/api/schools/:orgId/scenarios/:scenarioId/publish',
    ...manages,
    params: forScenario,
    body: z.strictObject({ revision }),
    reply: z.object({ version: z.number().int(), isNew: z.boolean() }),
  },
  archiveScenario: {
    method: 'POST',
    path: '/api/schools/:orgId/scenarios/:scenarioId/archive',
    ...manages,
    params: forScenario,
    body: z.strictObject({ archived: z.boolean() }),
    reply: ok,
  },
  /** Makes another scenario whose draft is this one's. */
  duplicateScenario: {
    method: 'POST',
    path: '/api/schools/:orgId/scenarios/:scenarioId/duplicate',
    ...manages,
    params: forScenario,
    body: newScenario,
    reply: z.object({ scenarioId }),
  },
  /** Newest first, a page at a time; `before` is the last one's number. */
  listVersions: {
    method: 'GET',
    path: '/api/schools/:orgId/scenarios/:scenarioId/versions',
    ...reads,
    params: forScenario,
    query: z.strictObject({ before: versionInPath.optional() }),
    reply: z.object({ versions: z.array(scenarioVersionShown), more: z.boolean() }),
  },
  readVersion: {
    method: 'GET',
    path: '/api/schools/:orgId/scenarios/:scenarioId/versions/:version',
    ...reads,
    params: forScenario.extend({ version: versionInPath }),
    reply: scenarioVersionShown.extend({ rules: scenarioRules }),
  },
  /** In what two versions differ, or a version and the draft; left out, `from` is nothing at all. */
  compareVersions: {
    method: 'GET',
    path: '/api/schools/:orgId/scenarios/:scenarioId/changes',
    ...reads,
    params: forScenario,
    query: z.strictObject({
      from: versionInPath.optional(),
      to: z.union([versionInPath, z.literal('draft')]),
    }),
    reply: z.object({ changes: z.array(scenarioChange) }),
  },
} as const satisfies Record<string, Endpoint>;
