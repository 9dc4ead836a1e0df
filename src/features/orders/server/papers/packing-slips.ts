import { asc, inArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { packingSlipOf } from '../../../papers/packing-slip.ts'
import { printPaper } from '../../../papers/server/printing/print-paper.public.ts'
import { ordersErrors } from '../../orders.errors.ts'
import { findAlertsToSee } from '../alerts/order-alerts.repository.ts'
import { orderLines, orders } from '../orders.table.ts'

/** Prints the packing slips of some orders as one file, in the order in which they were asked for. */
export const packingSlips = async (
  { db, clock, printer }: Pick<Context, 'db' | 'clock' | 'printer'>,
  ids: readonly string[],
) => {
  const found = await db.select().from(orders).where(inArray(orders.id, ids))
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  const alerts = await findAlertsToSee(db, ids)
  const heldUp = new Set(alerts.filter(({ awaitsDecision }) => awaitsDecision).map(({ orderId }) => orderId))
  const byId = new Map(found.map((order) => [order.id, order]))
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  const slips = [...new Set(ids)].map((id) => {
    const order = byId.get(id)
    if (!order) throw ordersErrors.orderNotFound()
    const left = (linesOf.get(id) ?? []).map(({ quantity, refundedQuantity }) => quantity - refundedQuantity)
    if (order.paidAt === null || !left.some((quantity) => quantity > 0))
      throw ordersErrors.nothingToPack({ values: { number: order.number } })
    // A stolen card pays for no parcel: an admin decides first.
    if (heldUp.has(id)) throw ordersErrors.decisionWaits()
    // What the customer wrote is erased with the account, while the contract is kept as it was agreed to.
    return packingSlipOf({ ...order.contract, notes: order.notes }, left)
  })
  const [first] = slips
  const fileName =
    slips.length === 1 ? `Bon de livraison ${first?.orderNumber ?? ''}.pdf` : 'Bons de livraison.pdf'
  const printedAt = clock.now().toString()
  return { fileName, bytes: new Uint8Array(await printPaper(printer, { slips, printedAt })) }
}
