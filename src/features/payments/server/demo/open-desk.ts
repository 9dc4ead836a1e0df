import type { Context } from '../../../../platform/context/context.ts'
import { paymentsErrors } from '../../payments.errors.ts'

/** The demo's own counter, where test cards are taken; with a real provider there is none (§4). */
export const openDesk = ({ demoPayments }: Pick<Context, 'demoPayments'>) => {
  if (!demoPayments) throw paymentsErrors.noDemo()
  return demoPayments
}
