import { eq } from 'drizzle-orm'
import { orderLines } from '../../../src/features/orders/server/orders.table.ts'
import { awaitParcel } from '../../../src/features/withdrawals/server/answering/await-parcel.ts'
import { declareWithdrawal } from '../../../src/features/withdrawals/server/declaring/declare-withdrawal.ts'
import { lookUpOrder } from '../../../src/features/withdrawals/server/declaring/look-up-order.ts'
import { withdrawals } from '../../../src/features/withdrawals/server/withdrawals.table.ts'
import type { Caller } from '../../../src/platform/context/context.ts'
import { localized } from '../../../src/shared/i18n/localized.ts'
import { adminId, customerId } from '../demo-accounts.ts'
import { daysBefore } from '../demo-history.ts'
import type { NumberedOrder } from '../orders/demo-order-plan.ts'
import { type Act, callerOf } from './acting-at.ts'

interface Declared {
  readonly order: NumberedOrder
  /** Which line of the order. */
  readonly line: number
  readonly at: Temporal.Instant
  readonly caller?: Caller
}

const declare = (act: Act, { order, line, at, caller }: Declared) => {
  const { contract, number } = order
  const { language: lng, billingAddress: buyer, email } = contract
  return act({ at, lng, ...(caller && { caller }) }, async (ctx) => {
    const lines = await ctx.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(orderLines.position)
    const chosen = lines[line]
    if (!chosen) throw new Error(`A demo order has no line ${line}`)
    const name = localized(lng, chosen.nameFr, chosen.nameEn)
    const { reference } = await declareWithdrawal(ctx, {
      ...{ name: `${buyer.firstName} ${buyer.lastName}`, email, orderNumber: number, orderedOn: null },
      lines: [{ line: chosen.id, name, quantity: 1 }],
      text: '',
    })
    const [row] = await ctx.db
      .select({ id: withdrawals.id })
      .from(withdrawals)
      .where(eq(withdrawals.reference, reference))
    if (!row) throw new Error('A withdrawal that was declared is not there')
    await lookUpOrder(ctx, row.id)
    return row.id
  })
}

/** Withdrawals that the house has to see to: one whose parcel does not come, and one of yesterday. */
export const enterWithdrawals = async (
  act: Act,
  now: Temporal.Instant,
  { late, fresh }: { readonly late: NumberedOrder; readonly fresh: NumberedOrder },
) => {
  const awaited = await declare(act, { order: late, line: 0, at: daysBefore(now, 20) })
  await act({ at: daysBefore(now, 18), caller: callerOf(adminId, 'admin') }, (ctx) =>
    awaitParcel(ctx, awaited),
  )
  await declare(act, {
    order: fresh,
    line: 1,
    at: daysBefore(now, 1),
    caller: callerOf(customerId, 'user'),
  })
}
