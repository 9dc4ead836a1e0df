import { readBalance } from '../../../src/features/payouts/server/reading/read-balance.ts'
import type { Context } from '../../../src/platform/context/context.ts'
import type { Write } from '../../../src/platform/context/write.ts'
import { demoProvider } from '../../../src/platform/payments/demo/demo-provider.ts'
import { actingAt } from '../today/acting-at.ts'
import type { NumberedOrder } from './demo-order-plan.ts'

/** So long after a payment it is paid out, and the bank has it. */
const paidOutAfterHours = 24 * 12

/**
 * Reads the balance of the demo's provider as it was some days after each order, so that the house knows its payouts, and
 * their fees stand in the books of their time.
 */
export const enterPayouts = async (ctx: Context, tx: Write, orders: readonly NumberedOrder[]) => {
  const act = actingAt(ctx, tx)
  const now = ctx.clock.now()
  const moments = orders
    .flatMap(({ paidAt }) => paidAt ?? [])
    .map((paidAt) =>
      Temporal.Instant.fromEpochMilliseconds(paidAt.getTime()).add({ hours: paidOutAfterHours }),
    )
    .filter((at) => Temporal.Instant.compare(at, now) < 0)
    .toSorted(Temporal.Instant.compare)
  for (const at of [...moments, now])
    await act({ at }, (past) => {
      const { db, clock } = past
      return readBalance({ ...past, payments: demoProvider({ db, clock, secret: '' }) })
    })
}
