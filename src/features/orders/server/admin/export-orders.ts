import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { csvFile } from '../../../../shared/text/csv.ts'
import type { AdminOrderSummary } from '../../admin-order.schema.ts'
import type { AdminOrderSort, OrderColumn } from '../../admin-orders.limits.ts'
import { orderListWords } from '../../order-list.words.ts'
import { orderListAudit } from '../../orders.audit.ts'
import { listedOnTheWire } from './admin-order-on-the-wire.ts'
import { findAdminOrders } from './admin-orders.repository.ts'
import type { OrderFilters } from './order-filters.ts'

const words = orderListWords

interface ExportOrdersInput extends Omit<OrderFilters, 'today'> {
  readonly sort: AdminOrderSort
  readonly columns: readonly OrderColumn[]
}

/** Read at once: as many as the database gives quickly, and as few as fit into memory beside other work. */
const atOnce = 500

const amounts = {
  fr: (euros: number) => euros.toFixed(2).replace('.', ','),
  en: (euros: number) => euros.toFixed(2),
}

const cellsOf = (
  lng: Context['lng'],
): Readonly<Record<OrderColumn, (order: AdminOrderSummary) => string>> => ({
  number: ({ number }) => number,
  buyer: ({ buyer }) => buyer.name,
  email: ({ buyer }) => buyer.email,
  status: ({ status }) => words[lng].statuses[status],
  promised: ({ promisedTo }) => promisedTo ?? '',
  event: ({ eventDate }) => eventDate ?? '',
  measures: ({ toMeasure }) => (toMeasure ? words[lng].toMeasure[toMeasure] : ''),
  pieces: ({ totalItems }) => String(totalItems),
  total: ({ total }) => amounts[lng](total),
  placed: ({ placedAt }) => parisTime(Date.parse(placedAt)).date,
})

/** The orders that are looked at, in their order and with the same columns, for a spreadsheet; the log says how many. */
export const exportOrders = async (ctx: Context, { columns, sort, ...filters }: ExportOrdersInput) => {
  // What somebody looked for may be a name.
  const { search: _search, ...logged } = filters
  const nowMs = ctx.clock.now().epochMilliseconds
  const { date: today } = parisTime(nowMs)
  const cells = cellsOf(ctx.lng)
  const rows: string[][] = [columns.map((column) => words[ctx.lng].columns[column])]
  for (let after: string | undefined, isMore = true; isMore; ) {
    const { orders } = await findAdminOrders(ctx.db, {
      ...filters,
      today,
      sort,
      page: 1,
      limit: atOnce,
      after,
    })
    for (const found of orders) {
      const order = listedOnTheWire(found, { nowMs })
      rows.push(columns.map((column) => cells[column](order)))
    }
    after = orders.at(-1)?.order.id
    isMore = orders.length === atOnce
  }
  await ctx.write(({ db }) =>
    audit(db, ctx, orderListAudit.exported, {
      id: 'all',
      after: { orders: rows.length - 1, columns: columns.join(', '), filters: JSON.stringify(logged) },
    }),
  )
  return {
    bytes: new TextEncoder().encode(csvFile(rows)),
    fileName: `${words[ctx.lng].fileName}-${today}.csv`,
  }
}
