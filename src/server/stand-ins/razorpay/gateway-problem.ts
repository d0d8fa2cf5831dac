type ErrorDetail = {
  code: string;
  description: string;
  field: string | null;
  source: string;
  step: string;
  reason: string;
  metadata: Record<string, string>;
};

/** A refusal in the gateway's own words and form: `{error: {...}}`. */
export class GatewayProblem extends Error {
  readonly status: number;
  readonly detail: ErrorDetail;

  constructor(status: number, detail: Partial<ErrorDetail> & { description: string }) {
    super(detail.description);
    this.name = 'GatewayProblem';
    this.status = status;
    this.detail = {
      code: 'BAD_REQUEST_ERROR',
      field: null,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...detail,
    };
  }
}

/** A 400 about the request; `more` says which field and why. */
export function refused(description: string, more: Partial<ErrorDetail> = {}): GatewayProblem {
  return new GatewayProblem(400, { description, ...more });
}

export const unknownId = () => refused('The id provided does not exist');
