import type { BrowserCookies } from '#server/accounts/browser-cookies.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { deleteInterview } from './delete-interview.ts';
import { deleteResume } from './delete-resume.ts';
import { forgetAgain } from './forget-again.ts';
import { keepAccount } from './keep-account.ts';
import { keepFeedback } from './keep-feedback.ts';
import { keepsLonger } from './keeping-store.ts';
import type { PrivacyParts } from './privacy-parts.ts';
import { requestDeletion } from './request-deletion.ts';

/** Deleting and keeping. */
export function privacyRoutes(parts: PrivacyParts & { cookies: BrowserCookies }): Routes {
  return (bind) => {
    bind('readKeeping', async ({ uid }) => ({
      keepsLonger: await parts.database.read((tx) => keepsLonger(tx, uid)),
    }));
    bind('keepFeedback', async ({ uid, body }) => {
      await keepFeedback(parts, { uid, keep: body.keepsLonger });
      return body;
    });
    bind('deleteInterview', async ({ uid, params }) => {
      await deleteInterview(parts, { uid, ...params });
      return { ok: true as const };
    });
    bind('deleteResume', async ({ uid, params }) => {
      await deleteResume(parts, { uid, ...params });
      return { ok: true as const };
    });
    bind('deleteAccount', async ({ uid, reply }) => {
      const { dueAt } = await requestDeletion(parts, { uid });
      reply.header('set-cookie', parts.cookies.clearSession());
      return { dueAt: dueAt.toISOString() };
    });
    bind('keepAccount', async ({ uid }) => {
      await keepAccount(parts, { uid });
      return { ok: true as const };
    });
    bind('forgetAgain', () => forgetAgain(parts));
  };
}
