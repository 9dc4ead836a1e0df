import type { Context } from '../../../platform/context/context.ts'
import { yearOf } from '../../../shared/calendar/civil-date.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import { entriesPageSize, unionThresholdCents, unionWarningShare } from '../bookkeeping.limits.ts'
import { declaredVat, type Taxed, taxedOf, unionSalesCents, vatDays, vatLines } from '../vat/vat-lines.ts'
import { type Period, requirePeriod } from './period.ts'
import { findSalesGroups } from './sales.repository.ts'

/** Back to percent. */
const percentOf = (basisPoints: number) => basisPoints / 100

const inEuros = ({ baseCents, vatCents }: Taxed) => ({
  base: eurosOfCents(baseCents),
  vat: eurosOfCents(vatCents),
  total: eurosOfCents(baseCents + vatCents),
})

const soldInUnion = async (db: Context['db'], year: number) =>
  unionSalesCents(await findSalesGroups(db, { from: `${year}-01-01`, to: `${year}-12-31` }))

/** How near the calendar year of a day is to the threshold of the Union; the year before counts as well. */
const readThreshold = async (db: Context['db'], year: number) => {
  const [soldCents, beforeCents] = [await soldInUnion(db, year), await soldInUnion(db, year - 1)]
  const most = Math.max(soldCents, beforeCents)
  const isNear = soldCents >= unionThresholdCents * unionWarningShare
  return {
    year,
    sold: eurosOfCents(soldCents),
    soldBefore: eurosOfCents(beforeCents),
    limit: eurosOfCents(unionThresholdCents),
    state:
      most > unionThresholdCents ? ('reached' as const) : isNear ? ('near' as const) : ('below' as const),
  }
}

interface VatInput extends Period {
  readonly after?: string | undefined
}

/** What a VAT return of a period needs. */
export const readVat = async ({ db }: Pick<Context, 'db'>, { after, ...period }: VatInput) => {
  requirePeriod(period)
  const groups = await findSalesGroups(db, period)
  const lines = vatLines(groups).map(({ treatment, country, rate, clientele, operation, ...taxed }) => ({
    _id: [treatment, country, rate, clientele, operation].join('.'),
    treatment,
    country,
    rate: percentOf(rate),
    clientele,
    operation,
    ...inEuros(taxed),
  }))
  const first = after === undefined ? 0 : lines.findIndex(({ _id }) => _id === after) + 1
  return {
    success: true as const,
    lines: after === undefined ? lines : lines.slice(first, first + entriesPageSize),
    days: vatDays(groups).map(({ day, rate, ...taxed }) => ({
      day,
      rate: percentOf(rate),
      ...inEuros(taxed),
    })),
    boxes: declaredVat(groups).map(({ box, baseCents, vatCents }) => ({
      box,
      base: eurosOfCents(baseCents),
      vat: eurosOfCents(vatCents),
    })),
    totals: inEuros(taxedOf(groups)),
    threshold: await readThreshold(db, yearOf(period.to)),
  }
}
