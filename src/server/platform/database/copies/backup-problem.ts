/** Why a backup was not made, not good or not restored: one line for the operator, without a secret. */
export class BackupProblem extends Error {
  constructor(line: string, cause?: unknown) {
    super(line, { cause });
    this.name = 'BackupProblem';
  }
}

const noRoomCodes = new Set(['ENOSPC', 'EFBIG', 'EDQUOT']);

/** Whether an error says that a file has no room to grow. */
export function saysNoRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && noRoomCodes.has(String(error.code));
}
