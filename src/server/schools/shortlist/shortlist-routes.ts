import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { SchoolParts } from '../school-parts.ts';
import { saveShortlistRules } from './change-rules.ts';
import { decideApplicants } from './decide-applicants.ts';
import { openAppeal } from './open-appeal.ts';
import { readShortlistCases } from './read-cases.ts';
import { readShortlist } from './read-shortlist.ts';
import { createReadOrder } from './season-order.ts';

/** Shortlists, and what people decide by them. */
export function shortlistRoutes(parts: SchoolParts): Routes {
  const readOrder = createReadOrder(parts);
  return (bind) => {
    bind('readShortlist', ({ member, params, query }) =>
      readShortlist({ ...parts, readOrder }, member, { ...params, ...query }),
    );
    bind('saveShortlistRules', ({ member, params: { intakeId }, body: { revision, ...rules } }) =>
      saveShortlistRules(parts, member, { intakeId, revision, rules }),
    );
    bind('readShortlistCases', ({ member, params, query }) =>
      readShortlistCases({ ...parts, readOrder }, member, { ...params, ...query }),
    );
    bind('decideApplicants', ({ member, params, body }) =>
      decideApplicants(parts, member, { ...params, ...body }),
    );
    bind('openAppeal', async ({ member, params, body }) => {
      await openAppeal(parts, member, { ...params, ...body });
      return { ok: true } as const;
    });
  };
}
