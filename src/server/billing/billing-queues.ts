/** Runs soon after the transaction commits; the sweep of the same name finds what a lost job left. */
export const billingQueues = {
  reconcileOrders: 'reconcile_orders',
  driveRefunds: 'drive_refunds',
  processWebhook: 'process_webhook',
} as const;
