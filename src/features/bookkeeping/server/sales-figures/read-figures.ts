import type { Context } from '../../../../platform/context/context.ts'
import { startOfDayMs } from '../../../../shared/calendar/civil-date.ts'
import { dateFormat } from '../../../../shared/dates/date-format.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { countryName } from '../../../../shared/postal/country-name.ts'
import { deliveryWording } from '../../../papers/line-nature.ts'
import { entriesPageSize } from '../../bookkeeping.limits.ts'
import { marginOf } from '../../sales-figures/margin.ts'
import type { FigureRow } from '../../sales-figures/sales-figures.contract.ts'
import { type Breakdown, figureParts } from '../../sales-figures/sales-figures.limits.ts'
import { nameOfSeason, seasonOf } from '../../sales-figures/seasons.ts'
import { type Period, requirePeriod } from '../period.ts'
import { added, findSales, nothingSold, type SalesRow, type SalesSum } from './figures.repository.ts'

const month = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

const words = {
  fr: {
    commissions: 'Créations sur mesure',
    delivery: deliveryWording.fr,
    goodwill: 'Remboursements commerciaux',
    unknown: 'Sans nom',
    noSize: 'Sans taille',
  },
  en: {
    commissions: 'Made to measure',
    delivery: deliveryWording.en,
    goodwill: 'Goodwill refunds',
    unknown: 'Without a name',
    noSize: 'Without a size',
  },
} as const

type Named = Pick<SalesRow, 'part' | 'key' | 'nameFr' | 'nameEn'>

/** What a row is called in the language of the reader. */
export const nameOfRow = ({ part, key, nameFr, nameEn }: Named, by: Breakdown, lng: Language): string => {
  if (part !== 'products') return words[lng][part]
  if (by === 'size') return key || words[lng].noSize
  if (by === 'category' || by === 'product') return (lng === 'en' && nameEn) || nameFr || words[lng].unknown
  if (key === null) return words[lng].unknown
  if (by === 'country') return countryName(key, lng)
  return by === 'season' ? nameOfSeason(key, lng) : month(lng).format(startOfDayMs(`${key}-01`))
}

const amountsOf = ({ orders, quantity, returned, ...cents }: SalesSum) => ({
  orders,
  quantity,
  returned,
  sold: eurosOfCents(cents.soldCents),
  refunded: eurosOfCents(cents.refundedCents),
  base: eurosOfCents(cents.baseCents),
  vat: eurosOfCents(cents.vatCents),
  total: eurosOfCents(cents.baseCents + cents.vatCents),
  average: eurosOfCents(orders === 0 ? 0 : Math.round(cents.soldCents / orders)),
  ...marginOf(cents),
})

/** Months as seasons; an order has its invoice in one month, a commission counts in each in which it has one. */
const inSeasons = (months: readonly SalesRow[]): readonly SalesRow[] =>
  [...Map.groupBy(months, ({ key }) => seasonOf(key ?? ''))].map(([key, own]) => ({
    part: 'products',
    key,
    nameFr: null,
    nameEn: null,
    ...own.reduce<SalesSum>(added, nothingSold),
  }))

const isInTime = (by: Breakdown) => by === 'month' || by === 'season'

/** Products before the rest; months in their turn, all else from the highest turnover on. */
const inTurn = (by: Breakdown) => (one: SalesRow, other: SalesRow) =>
  figureParts.indexOf(one.part) - figureParts.indexOf(other.part) ||
  (isInTime(by) ? 0 : other.baseCents - one.baseCents) ||
  (one.key ?? '').localeCompare(other.key ?? '')

interface FiguresInput extends Period {
  readonly by: Breakdown
  readonly after?: string | undefined
}

/** Some rows behind one of them; all of them without it. */
export const rowsBehind = <Row extends { readonly _id: string }>(
  rows: readonly Row[],
  after: string | undefined,
) => {
  if (after === undefined) return [...rows]
  const first = rows.findIndex(({ _id }) => _id === after) + 1
  return rows.slice(first, first + entriesPageSize)
}

/** The turnover of a period by its papers, broken down. */
export const readFigures = async (
  { db, lng }: Pick<Context, 'db' | 'lng'>,
  { by, after, ...period }: FiguresInput,
) => {
  requirePeriod(period)
  const { rows, totals } = await findSales(db, by, period)
  const shown = (by === 'season' ? inSeasons(rows) : rows).toSorted(inTurn(by))
  const wired = shown.map(
    ({ nameFr, nameEn, part, key, ...sum }): FigureRow => ({
      _id: key === null ? part : `${part}.${key}`,
      part,
      key,
      name: nameOfRow({ part, key, nameFr, nameEn }, by, lng),
      ...amountsOf(sum),
    }),
  )
  return { success: true as const, rows: rowsBehind(wired, after), totals: amountsOf(totals) }
}
