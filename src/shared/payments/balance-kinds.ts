/** What moved money on the balance at the provider; a kind that is not known here is kept as `other`. */
export const balanceKinds = [
  'charge',
  'refund',
  'refund-failure',
  'dispute',
  'dispute-reversal',
  'fee',
  'adjustment',
  'payout',
  'payout-return',
  'other',
] as const

export type BalanceKind = (typeof balanceKinds)[number]
