import type { Context } from '../../../../platform/context/context.ts'
import { paymentsErrors } from '../../payments.errors.ts'

/** The demo provider, which takes test cards; refused when there is a real provider (§4). */
export const openDesk = ({ demoPayments }: Pick<Context, 'demoPayments'>) => {
  if (!demoPayments) throw paymentsErrors.noDemo()
  return demoPayments
}
