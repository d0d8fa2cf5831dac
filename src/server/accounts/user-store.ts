import type { Tx } from '#server/platform/database/database.ts';
import { and, desc, eq, sql } from '#server/platform/database/query.ts';
import { identities, users } from '#server/platform/database/schema/accounts.ts';
import { randomId } from '#server/platform/ids.ts';
import { lockUser } from './user-lock.ts';
import type { ProviderIdentity } from './google/identity-provider.ts';

const uidLength = 28;

/**
 * The user of an identity, created at the first sign-in with the fields of rule RECORD-1, brought up to date at later ones. The key is
 * issuer and subject: the same e-mail under another subject is another person with a user of their own (rule SIGN-3).
 */
export async function upsertUser(
  tx: Tx,
  identity: ProviderIdentity,
  now: Date,
): Promise<{ uid: string; created: boolean }> {
  const known = await lockKnown(tx, identity);
  if (known !== null) {
    await updateUser(tx, known, identity, now);
    return { uid: known, created: false };
  }
  const uid = randomId('', uidLength);
  await tx.insert(users).values({
    uid,
    email: identity.email,
    displayName: identity.displayName,
    photoURL: identity.photoURL,
    createdAt: now,
    lastLogin: now,
    updatedAt: now,
    subscriptionStatus: 'free',
    interviewQuota: 0,
    hasPurchasedPremium: false,
    // Off until chosen (rule CONSENT-4).
    settings: { notifications: true, emailUpdates: false },
  });
  const claimed = await tx
    .insert(identities)
    .values({ issuer: identity.issuer, subject: identity.subject, uid, createdAt: now })
    .onConflictDoNothing()
    .returning({ uid: identities.uid });
  if (claimed.length > 0) return { uid, created: true };
  await tx.delete(users).where(eq(users.uid, uid));
  const other = await findUid(tx, identity);
  if (other === null) throw new Error('The identity was neither new nor known.');
  await updateUser(tx, other, identity, now);
  return { uid: other, created: false };
}

/** Gives a user one more identity to sign in by; false when it is somebody's already. */
export async function addIdentity(
  tx: Tx,
  { issuer, subject, uid, now }: { issuer: string; subject: string; uid: string; now: Date },
): Promise<boolean> {
  const added = await tx
    .insert(identities)
    .values({ issuer, subject, uid, createdAt: now })
    .onConflictDoNothing()
    .returning({ uid: identities.uid });
  return added.length > 0;
}

/** The user who holds an e-mail address now: of several who had it, the one who signed in last. Upper and lower case do not matter. */
export async function findUidByEmail(tx: Tx, email: string): Promise<string | null> {
  const [row] = await tx
    .select({ uid: users.uid })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .orderBy(desc(users.lastLogin))
    .limit(1);
  return row?.uid ?? null;
}

/** What a user is called and where mail reaches them. Throws when the user does not exist. */
export async function readNameAndEmail(tx: Tx, uid: string): Promise<{ name: string; email: string }> {
  const [row] = await tx
    .select({ name: users.displayName, email: users.email })
    .from(users)
    .where(eq(users.uid, uid));
  if (!row) throw new Error('A name and address were asked of a user who does not exist.');
  return row;
}

/** What the user chose to be told, locked until the transaction ends; null when there is no such user. */
export async function lockSettings(
  tx: Tx,
  uid: string,
): Promise<{ notifications: boolean; emailUpdates: boolean } | null> {
  const [row] = await tx
    .select({ settings: users.settings })
    .from(users)
    .where(eq(users.uid, uid))
    .for('no key update');
  return row?.settings ?? null;
}

export async function setSettings(
  tx: Tx,
  uid: string,
  settings: { notifications: boolean; emailUpdates: boolean },
  now: Date,
): Promise<void> {
  await tx.update(users).set({ settings, updatedAt: now }).where(eq(users.uid, uid));
}

/** The identity's user, locked: an erasure that came first has taken the identity away by then, and nothing is written over what it left. */
async function lockKnown(tx: Tx, identity: ProviderIdentity): Promise<string | null> {
  const found = await findUid(tx, identity);
  if (found === null) return null;
  await lockUser(tx, found);
  return findUid(tx, identity);
}

/** The user of an identity, or null. */
export async function findUid(
  tx: Tx,
  { issuer, subject }: Pick<ProviderIdentity, 'issuer' | 'subject'>,
): Promise<string | null> {
  const [row] = await tx
    .select({ uid: identities.uid })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.uid ?? null;
}

/** Whether a user comes by an identity of this issuer. */
export async function hasIdentityAt(tx: Tx, uid: string, issuer: string): Promise<boolean> {
  const [row] = await tx
    .select({ uid: identities.uid })
    .from(identities)
    .where(and(eq(identities.uid, uid), eq(identities.issuer, issuer)))
    .limit(1);
  return row !== undefined;
}

async function updateUser(tx: Tx, uid: string, identity: ProviderIdentity, now: Date): Promise<void> {
  const { email, displayName, photoURL } = identity;
  await tx
    .update(users)
    .set({ email, displayName, photoURL, lastLogin: now, updatedAt: now })
    .where(eq(users.uid, uid));
}
