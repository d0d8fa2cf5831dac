import { indiaDay } from '#contract/india-time.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findOrganisation, type OrganisationRow } from './organisation-store.ts';

type ContractDays = Pick<OrganisationRow, 'contractFrom' | 'contractUntil'>;

/** Whether a contract has ended: its last day, in India, is past. */
export const hasEnded = ({ contractUntil }: ContractDays, now: Date): boolean =>
  contractUntil < indiaDay(now);

/** Whether interviews can be held under a contract now. */
export const isRunning = (contract: ContractDays, now: Date): boolean =>
  contract.contractFrom <= indiaDay(now) && !hasEnded(contract, now);

/** For members and programs: throws Refusal `contract_over` once the school's contract has ended (rule SCHOOL-99). */
export async function requireContract(tx: Tx, orgId: string, now: Date): Promise<void> {
  const school = await findOrganisation(tx, orgId);
  if (school && hasEnded(school, now)) throw new Refusal('contract_over', { until: school.contractUntil });
}

/** For applicants: throws Refusal `interviews_paused` while the school's contract does not run. */
export function requireRunning(contract: ContractDays | null, now: Date): void {
  if (!contract || !isRunning(contract, now)) throw new Refusal('interviews_paused');
}
