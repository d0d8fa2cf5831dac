import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import { listMentorLinks } from './list-mentor-links.ts';
import { makeMentorLink } from './make-mentor-link.ts';
import { openMentorPage } from './open-mentor-page.ts';
import { readMentorScores } from './read-mentor-scores.ts';
import { revokeMentorLink } from './revoke-mentor-link.ts';
import { scoreAsMentor } from './score-as-mentor.ts';

/** A mentor's second score: the candidate's links, the mentor's page, and what the operator may read of it. */
export function mentorRoutes(parts: Pick<Parts, 'database' | 'clock'>): Routes {
  return (bind) => {
    bind('listMentorLinks', ({ uid, params }) => listMentorLinks(parts, { uid, ...params }));
    bind('makeMentorLink', ({ uid, params, body }) => makeMentorLink(parts, { uid, ...params, ...body }));
    bind('revokeMentorLink', ({ uid, params }) => revokeMentorLink(parts, { uid, ...params }));
    bind('openMentorPage', ({ uid, body, request }) =>
      openMentorPage(parts, { uid, address: request.ip, ...body }),
    );
    bind('scoreAsMentor', ({ uid, body, request }) =>
      scoreAsMentor(parts, { uid, address: request.ip, ...body }),
    );
    bind('readMentorScores', () => readMentorScores(parts));
  };
}
