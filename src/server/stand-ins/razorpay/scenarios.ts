import type { Outcome } from './test-instruments.ts';

/** How the gateway behaves towards one order. */
export type Behaviour = {
  /** What comes of the attempts to pay, in turn; the last one repeats. Empty: the instrument decides. */
  attempts: readonly Outcome[];
  /** What the checkout's call hears: `lost` cuts the connection after the effect, `after_webhooks` waits until they were sent. */
  handler: 'normal' | 'lost' | 'after_webhooks' | 'wrong_signature';
  webhooks: 'normal' | 'none' | 'wrong_secret' | 'changed_byte' | 'other_account' | 'live' | 'extra_fields';
  /** How many reads after the success still show the order and its payment as created. */
  staleReads: number;
  tampered: 'amount' | 'currency' | null;
  refunds: 'processed' | 'pending' | 'failed';
  /** What the first refund call of a payment meets: a 409 without effect, or a connection cut after the effect. */
  refundCall: 'normal' | 'conflict' | 'lost';
  /** Whether a second success on a paid order stays captured, which the real gateway should not let happen. */
  keepsSecondSuccess: boolean;
};

const usual: Behaviour = {
  attempts: [],
  handler: 'normal',
  webhooks: 'normal',
  staleReads: 0,
  tampered: null,
  refunds: 'processed',
  refundCall: 'normal',
  keepsSecondSuccess: false,
};

/**
 * Every scenario by name (rule RAZORPAY-11). What concerns the call and not the order (time-outs, 5xx, cut bodies) is a fault, and what
 * concerns the sending (held, dropped, doubled, reordered) a webhook mode, of the control interface.
 */
const scenarioTable = {
  usual: {},
  success: { attempts: ['captured'] },
  declined: { attempts: ['declined'] },
  declined_then_success: { attempts: ['declined', 'captured'] },
  dismissed: { attempts: ['cancelled'] },
  /** The bank has not answered when the customer leaves: /__sim/authorize-late lets it say yes. */
  dismissed_then_late: { attempts: ['unanswered'] },
  unanswered_then_success: { attempts: ['unanswered', 'captured'] },
  failed_then_late: { attempts: ['timed_out'] },
  failed_then_success: { attempts: ['timed_out', 'captured'] },
  captured_browser_closed: { attempts: ['captured'], handler: 'lost' },
  /** /__sim/capture or the REST call captures; else it is refunded when its window ends. */
  authorized_only: { attempts: ['authorized'] },
  handler_only: { attempts: ['captured'], webhooks: 'none' },
  webhook_before_handler: { attempts: ['captured'], handler: 'after_webhooks' },
  second_success_kept: { attempts: ['unanswered', 'captured'], keepsSecondSuccess: true },
  stale_fetch: { attempts: ['captured'], staleReads: 3 },
  tampered_amount: { attempts: ['captured'], tampered: 'amount' },
  tampered_currency: { attempts: ['captured'], tampered: 'currency' },
  wrong_handler_signature: { attempts: ['captured'], handler: 'wrong_signature' },
  wrong_signature: { attempts: ['captured'], webhooks: 'wrong_secret' },
  changed_byte: { attempts: ['captured'], webhooks: 'changed_byte' },
  other_account: { attempts: ['captured'], webhooks: 'other_account' },
  /** Live mode has a webhook of its own: its events are signed with its own secret. */
  live_event: { attempts: ['captured'], webhooks: 'live' },
  extra_fields: { attempts: ['captured'], webhooks: 'extra_fields' },
  refund_pending: { refunds: 'pending' },
  refund_failed: { refunds: 'failed' },
  refund_409: { refundCall: 'conflict' },
  refund_lost_response: { refundCall: 'lost' },
} as const satisfies Record<string, Partial<Behaviour>>;

export type ScenarioName = keyof typeof scenarioTable;

export const scenarioNames = Object.keys(scenarioTable) as ScenarioName[];

export function behaviourOf(scenario: ScenarioName): Behaviour {
  return { ...usual, ...scenarioTable[scenario] };
}
