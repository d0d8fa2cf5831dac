/** How the service introduces itself to the stand-in gateway. Not secrets: the stand-in serves this computer only and moves no money. */
export const standInKeys = {
  keyId: 'rzp_test_HotseatLocal1',
  keySecret: 'hotseat-local-key-secret',
  webhookSecret: 'hotseat-local-webhook-secret',
  accountId: 'acc_HotseatLocal01',
} as const;
