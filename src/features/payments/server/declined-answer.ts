import type { Context } from '../../../platform/context/context.ts'
import type { Decline } from '../../../shared/payments/declines.ts'
import { declineSentences } from '../decline-sentences.ts'
import type { Confirmed } from '../payments.contract.ts'

/** The answer when the bank declines: the customer can try again, with this card or another one. */
export const declinedAnswer = ({ lng }: Pick<Context, 'lng'>, decline: Decline): Confirmed => ({
  success: true,
  status: 'requires_payment_method',
  code: decline,
  message: declineSentences[lng][decline],
})
