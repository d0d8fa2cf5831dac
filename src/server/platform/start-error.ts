/** What keeps the service from starting, as one line for the person who starts it. It names variables, never a secret value. */
export class StartError extends Error {
  constructor(line: string, cause?: unknown) {
    super(line, { cause });
    this.name = 'StartError';
  }
}

/** Why the data directory cannot be used. */
export function directoryError(directory: string, cause: unknown): StartError {
  const why = codeOf(cause) === 'ENOSPC' ? 'The disk is full, so the data directory' : 'The data directory';
  return new StartError(
    `${why} ${directory} cannot be written. Make it writable, or set DATA_DIR to another folder.`,
    cause,
  );
}

/** Why a server cannot listen; `variable` is the one that sets its port, `hostVariable` its address. */
export function listenError(port: number, variable: string, cause: unknown, hostVariable = 'HOST'): unknown {
  switch (codeOf(cause) ?? '') {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is in use. Stop what uses it, or set ${variable} to another one.`,
        cause,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} may not be used by this user. Set ${variable} to one above 1023.`,
        cause,
      );
    case 'ENOTSUP':
      return new StartError(
        'This system cannot share a port between processes. Leave WEB_PROCESSES out.',
        cause,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `${hostVariable} is not an address of this computer. Set it to one, or leave it out.`,
        cause,
      );
    default:
      return cause;
  }
}

/** Why the PostgreSQL server cannot be worked with; the address, which may hold a password, is left out. */
export function databaseError(cause: unknown): StartError {
  const code = codeOf(cause) ?? 'no answer in time';
  return new StartError(
    `The database in DATABASE_URL cannot be reached (${code}). Start it, or correct DATABASE_URL.`,
    cause,
  );
}

function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}
