import type { PaymentsNotice } from './payments.contract.ts'

/** The providers that a house may have; the closed one takes nothing. */
export type PaymentsTaker = 'stripe' | 'demo' | 'closed'

/** Why no money arrives; null where cards are charged. The banner and the list before opening both follow it. */
export const whyNoMoney = (taker: PaymentsTaker): PaymentsNotice | null => (taker === 'stripe' ? null : taker)

/** What the banner tells the team; in the demo house it is silent about test cards, which belong there. */
export const paymentsNotice = (taker: PaymentsTaker, isDemo: boolean): PaymentsNotice | null => {
  const why = whyNoMoney(taker)
  return why === 'demo' && isDemo ? null : why
}
