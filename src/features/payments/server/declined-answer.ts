import type { Context } from '../../../platform/context/context.ts'
import type { Decline } from '../../../platform/payments/declines.ts'
import type { Confirmed } from '../payments.contract.ts'
import { paymentsRefusalsEn } from '../payments.refusals.en.ts'
import { paymentsRefusalsFr } from '../payments.refusals.fr.ts'

const sentences = { fr: paymentsRefusalsFr.declines, en: paymentsRefusalsEn.declines }

/** What a customer is told when her bank refuses: she may try again, with this card or another one. */
export const declinedAnswer = ({ lng }: Pick<Context, 'lng'>, decline: Decline): Confirmed => ({
  success: true,
  status: 'requires_payment_method',
  code: decline,
  message: sentences[lng][decline],
})
