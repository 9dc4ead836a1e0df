import type { Context } from '../../../../platform/context/context.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { eligibilityOf, untilOf } from '../../line-eligibility.rules.ts'
import type { EligibleOrder } from '../../withdrawals.contract.ts'
import { findLinesOf, findOwnOrder } from '../withdrawn-orders.repository.ts'
import { daysOf, findDeclared } from './attach.ts'

/** One of the caller's orders with the products that can be withdrawn from today. */
export const eligibleOrder = async (ctx: Context, named: string): Promise<EligibleOrder> => {
  const { id: accountId } = signedInCaller(ctx)
  const order = await findOwnOrder(ctx.db, { order: named, accountId })
  const lines = await findLinesOf(ctx.db, order.id)
  const { deliveredOn } = daysOf({ submittedAt: order.placedAt }, order)
  const days = { deliveredOn, declaredOn: parisTime(ctx.clock.now().epochMilliseconds).date }
  const declared = await findDeclared(ctx.db, order, lines)
  const { firstName, lastName } = order.billingAddress
  return {
    _id: order.id,
    number: order.number,
    name: `${firstName} ${lastName}`,
    email: order.email,
    until: untilOf(days),
    lines: lines.map((line) => {
      const kept = line.quantity - line.refundedQuantity
      const quantity = Math.max(0, kept - (declared.get(line.id) ?? 0))
      return {
        _id: line.id,
        name: localized(ctx.lng, line.nameFr, line.nameEn),
        size: line.size || null,
        image: line.image || null,
        quantity,
        standing: kept > 0 && quantity === 0 ? ('declared' as const) : eligibilityOf(line, days),
      }
    }),
  }
}
