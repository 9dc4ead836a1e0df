/** What happened to a commission, as both sides read it. */
export const commissionEventKinds = [
  'wished',
  'noted',
  'quote_sent',
  'quote_withdrawn',
  'quote_accepted',
  'instalment_paid',
  'payment_declined',
  'refunded',
  'refund_failed',
  'bank_asked',
  'stage_passed',
  'stage_taken_back',
  'event_moved',
  'declined',
  'given_up',
  'cancelled',
  'closed',
] as const

export type CommissionEventKind = (typeof commissionEventKinds)[number]
