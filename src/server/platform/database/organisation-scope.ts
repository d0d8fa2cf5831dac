import { sql } from 'drizzle-orm';
import type { Database, Tx } from './database.ts';

/**
 * The role that transactions of schools run in where the service's own would see past the walls between them: the embedded database's, or a
 * server's superuser. It has all the rights of the service's own role, and not that one.
 */
const walledRole = 'hotseat_school';

/** The setting by which a session or a transaction sees every organisation. */
export const everyOrganisation = { name: 'hotseat.org_id', value: '*' } as const;

/** Makes the role where it is needed. Run once when a database is opened, after its migrations; repeating it changes nothing. */
export const readyWalledRole = `do $$
begin
  if not exists (select from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)) then
    return;
  end if;
  begin
    create role ${walledRole} nologin;
  exception when duplicate_object or unique_violation then null;
  end;
  if not pg_has_role('${walledRole}', current_user, 'usage') then
    begin
      execute format('grant %I to ${walledRole}', current_user);
    -- Another database of the same server does it at this moment.
    exception when internal_error or unique_violation then null;
    end;
  end if;
end $$`;

const enter = (
  scope: string,
) => sql`select set_config(${everyOrganisation.name}, ${scope}, true), set_config('role',
  (select case when rolsuper or rolbypassrls then ${walledRole} else rolname::text end from pg_roles where rolname = session_user), true)`;

/**
 * Runs `work` in a transaction that sees and writes rows of this organisation and of no other, whatever its statements say (rule SCHOOL-1).
 * What belongs to no organisation is there as ever.
 */
export function withinOrganisation<T>(
  database: Database,
  orgId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (orgId === '' || orgId === everyOrganisation.value) throw new Error('An organisation was not named.');
  return inScope(database, orgId, work);
}

/** Runs `work` in a transaction that sees every organisation: for the operator, for sweeps, and to find out which one a secret belongs to. */
export function acrossOrganisations<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inScope(database, everyOrganisation.value, work);
}

/**
 * Lets the rest of a transaction that began without a school see every one: where an interview or an account ends, and a sitting with it, whose
 * school is not known yet.
 */
export async function enterOrganisations(tx: Tx): Promise<void> {
  await tx.execute(enter(everyOrganisation.value));
}

function inScope<T>(database: Database, scope: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return database.transaction(async (tx) => {
    await tx.execute(enter(scope));
    return work(tx);
  });
}
