export const payoutsPageSize = 30
export const payoutLinesPageSize = 100
export const unmatchedPageSize = 100

/** What is younger than this may still be on its way to the house, or to the provider. */
export const graceHours = 24

/** Money that was available this long ago is expected to be in a payout. */
export const expectedPayoutDays = 10

/**
 * What is wrong with the money at the provider: each is a sentence. The first ones compare a movement with the record of
 * the house, the others say what stands for itself.
 */
export const differences = [
  'payment-unknown-here',
  'payment-unknown-there',
  'payment-differs',
  'refund-unknown-here',
  'refund-unknown-there',
  'refund-differs',
  'dispute-unknown-here',
  'dispute-unknown-there',
  'dispute-differs',
  'not-paid-out',
  'payout-differs',
  'payout-untold',
  'kind-unknown',
  'currency',
] as const

export type Difference = (typeof differences)[number]

export const payoutStates = ['matched', 'differs', 'awaited', 'untold', 'returned'] as const
export type PayoutState = (typeof payoutStates)[number]
