import type { Notice } from '#contract/consents.ts';
import { requireConsent } from '#server/accounts/require-consent.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Whether the user still agrees that a model is sent their words. */
export async function agrees(database: Database, uid: string, notice: Notice): Promise<boolean> {
  try {
    await database.read((tx) => requireConsent(tx, { uid, notice }));
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'consent_required') return false;
    throw error;
  }
}
