import { writeRange } from '../../../../shared/ranges/ranges.ts'
import { pathTo } from '../../../../sitemap.ts'
import type { Days } from '../../periods.ts'
import type { FigureRow } from '../../sales-figures/sales-figures.contract.ts'
import type { Breakdown } from '../../sales-figures/sales-figures.limits.ts'
import { daysWithin } from '../../sales-figures/seasons.ts'

type Filters = Readonly<Record<string, string | undefined>>

const addressOf = (path: string, filters: Filters) => {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${path}?${new URLSearchParams(given)}`
}

const ordersWith = (filters: Filters) => addressOf(pathTo('adminOrders'), filters)

/** The orders that were paid, or of which money went back, on some days. */
export const ordersOf = (days: Days, moment: 'paid' | 'refunded', filters: Filters = {}) =>
  ordersWith({ ...filters, [moment]: writeRange(days) })

/** The papers of some days. */
const papersOf = (days: Days, filters: Filters = {}) =>
  addressOf(pathTo('adminBookkeeping'), { ...filters, issued: writeRange(days) })

interface Opened extends Pick<FigureRow, 'part' | 'key'> {
  readonly by: Breakdown
  readonly days: Days
}

/** Where the rows behind a figure are listed; undefined where no list tells them apart. */
export const openedBy = (row: Opened, moment: 'paid' | 'refunded' = 'paid'): string | undefined => {
  const { part, key, by, days } = row
  if (part === 'goodwill') return ordersOf(days, 'refunded')
  if (part === 'delivery') return ordersOf(days, moment, { delivery: 'standard' })
  if (!key) return undefined
  if (by === 'country') return papersOf(days, { country: key })
  if (by === 'season' || by === 'month') return papersOf(daysWithin(key, days))
  return ordersOf(days, moment, { [by]: key })
}
