import type { ErrorCode } from '#contract/errors.ts';

/** A place of the input and what is wrong with it; `code` where a program may tell one reason from another. */
type RefusedField = { path: string; message: string; code?: string };

/** An expected no: a rule of the product was applied. `data` is shown to the caller. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly data: Record<string, string | number | boolean> | undefined;
  /** Places of the input that the rule did not let pass. */
  readonly fields: readonly RefusedField[] | undefined;

  constructor(
    code: ErrorCode,
    data?: Record<string, string | number | boolean>,
    fields?: readonly RefusedField[],
  ) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.data = data;
    this.fields = fields;
  }
}

/** A system outside ours did not do its part. `retryable` says whether trying again may help. */
export class UpstreamError extends Error {
  readonly system: string;
  readonly retryable: boolean;

  constructor(system: string, retryable: boolean, cause: unknown) {
    super(`${system} failed`, { cause });
    this.name = 'UpstreamError';
    this.system = system;
    this.retryable = retryable;
  }
}
