import type { ErrorCode } from '#contract/errors.ts';

/** Why a file is no logo; each is a refusal of that name. */
export type LogoFaultCode = Extract<ErrorCode, `logo_${string}`>;

/** Thrown where a file is not taken as a logo (rule SCHOOL-90). */
export class LogoFault extends Error {
  readonly code: LogoFaultCode;

  constructor(code: LogoFaultCode) {
    super(code);
    this.name = 'LogoFault';
    this.code = code;
  }
}
