import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type KeptLogo, logoLimits } from '#contract/schools/branding.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { encodeLogo } from './logo/encode-logo.ts';
import { deleteLogo, findLogo, writeLogo } from './logo-store.ts';

type Parts = Pick<SchoolParts, 'database' | 'clock'>;

/** The one file of a multipart request. Throws InvalidInput without one, Refusal `logo_too_large`. */
async function takePicture(request: FastifyRequest): Promise<Uint8Array> {
  const part = request.isMultipart()
    ? await request.file({ limits: { fileSize: logoLimits.bytes }, throwFileSizeLimit: false })
    : undefined;
  if (!part) throw new InvalidInput([{ path: 'body', message: 'expected a multipart body with one file' }]);
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw new Refusal('logo_too_large');
  return new Uint8Array(bytes);
}

/** A file as it would be kept as the school's logo, for its page to show; nothing is kept. Throws as `encodeLogo`. */
export async function previewLogo(
  { orgId }: ActingMember,
  request: FastifyRequest,
): Promise<{ picture: string; width: number; height: number }> {
  const { png, width, height } = await encodeLogo(await takePicture(request), orgId);
  return { picture: `data:image/png;base64,${Buffer.from(png).toString('base64')}`, width, height };
}

/**
 * Keeps a file, encoded anew, as the school's logo in the place of the one the person saw (rule SCHOOL-90). Throws as `encodeLogo`, and
 * Refusal `changed_meanwhile` when another stands there.
 */
export async function changeLogo(
  { database, clock }: Parts,
  member: ActingMember,
  { was, request }: { was: string | null; request: FastifyRequest },
): Promise<{ logo: KeptLogo }> {
  const { orgId } = member;
  const { png, width, height } = await encodeLogo(await takePicture(request), orgId);
  const logo = { hash: createHash('sha256').update(png).digest('hex'), width, height };
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    const row = { ...logo, orgId, png: Buffer.from(png), changedAt: now, was };
    if (!(await writeLogo(tx, row))) throw new Refusal('changed_meanwhile');
    await noteLogo(tx, member, { kind: 'logo_changed', subject: logo.hash, now });
  });
  return { logo };
}

/** Takes the school's logo away; repeating it changes nothing. Throws Refusal `changed_meanwhile` when another stands there than the person saw. */
export async function removeLogo(
  { database, clock }: Parts,
  member: ActingMember,
  { was }: { was: string | null },
): Promise<void> {
  const { orgId } = member;
  await withinOrganisation(database, orgId, async (tx) => {
    const is = await findLogo(tx, orgId);
    if (!is) return;
    if (was === null || !(await deleteLogo(tx, orgId, was))) throw new Refusal('changed_meanwhile');
    await noteLogo(tx, member, { kind: 'logo_removed', subject: was, now: clock.now() });
  });
}

const noteLogo = (
  tx: Tx,
  { orgId, memberId }: ActingMember,
  entry: { kind: 'logo_changed' | 'logo_removed'; subject: string; now: Date },
): Promise<void> => auditSchool(tx, { orgId, actor: 'member', memberId, ...entry });
