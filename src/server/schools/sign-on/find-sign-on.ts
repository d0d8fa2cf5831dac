import type { ReplyOf } from '#contract/endpoints.ts';
import { isEverybodysMail } from '#core/schools/everybodys-mail.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import type { Parts } from '#server/platform/parts.ts';
import { findByDoor } from './sign-on-store.ts';

/**
 * The school whose sign-on stands behind an address' domain or a short name. Who has none, has it switched off, is closed, or shares the domain with
 * another or with everybody is answered alike: there is none (rule SCHOOL-89).
 */
export async function findSignOn(
  { database }: Pick<Parts, 'database'>,
  { school: asked }: { school: string },
): Promise<ReplyOf<'findSignOn'>> {
  const text = asked.toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at >= 0 && isEverybodysMail(domain)) return { school: null };
  const door = at < 0 ? { slug: text } : { domain };
  const found = await acrossOrganisations(database, (tx) => findByDoor(tx, door));
  return { school: found && { slug: found.slug, name: found.name } };
}
