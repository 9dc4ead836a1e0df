import { and, desc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { onDays } from '../../../platform/db/on-days.ts'
import { together } from '../../../platform/db/together.ts'
import { addDays, type CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { eurosOfCents } from '../../../shared/money.ts'
import { appointments } from '../../appointments/server/appointments.table.ts'
import { hasOrdered } from '../../appointments-desk/server/has-ordered.public.ts'
import { instalmentPurpose } from '../../commissions/server/paying/instalments.repository.public.ts'
import { orderLines, orders } from '../../orders/server/orders.table.ts'
import { invoices } from '../../papers/server/invoices/invoices.table.ts'
import { refunds } from '../../payments/server/payments.table.ts'
import type { Sums } from '../figures.contract.ts'
import { bestProducts, type FigurePeriod } from '../figures.limits.ts'
import { type Span, spansOf, stepsOf } from '../figures.rules.ts'

/** The moment by the clocks of Paris. */
const inParis = (moment: SQLWrapper) => sql`(${moment} at time zone 'Europe/Paris')`

const paidIn = (span: Span) => and(isNotNull(orders.paidAt), onDays(orders.paidAt, span))

/** The invoices of what was paid of products made to measure. */
const ofCommissionsIn = (span: Span) =>
  and(eq(invoices.purpose, instalmentPurpose), eq(invoices.series, 'F'), onDays(invoices.issuedAt, span))

const vatOfInvoice = sql`(${invoices.content} -> 'totals' ->> 'vatCents')::bigint`

const sumOf = (amount: SQLWrapper) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number)

const findSums = async (db: Db, span: Span): Promise<Sums> => {
  const [[sold], [made], [back]] = await together(
    db
      .select({
        orders: sql`count(*)`.mapWith(Number),
        turnover: sumOf(orders.totalCents),
        vat: sumOf(orders.vatCents),
      })
      .from(orders)
      .where(paidIn(span)),
    db
      .select({ turnover: sumOf(invoices.totalCents), vat: sumOf(vatOfInvoice) })
      .from(invoices)
      .where(ofCommissionsIn(span)),
    db
      .select({ refunded: sumOf(refunds.amountCents) })
      .from(refunds)
      .where(and(eq(refunds.status, 'succeeded'), onDays(refunds.settledAt, span))),
  )
  const ofOrders = sold ?? { orders: 0, turnover: 0, vat: 0 }
  const { orders: count } = ofOrders
  const turnover = ofOrders.turnover + (made?.turnover ?? 0)
  return {
    ...span,
    orders: count,
    turnover: eurosOfCents(turnover),
    turnoverWithoutVat: eurosOfCents(turnover - ofOrders.vat - (made?.vat ?? 0)),
    average: eurosOfCents(count === 0 ? 0 : Math.round(ofOrders.turnover / count)),
    refunded: eurosOfCents(back?.refunded ?? 0),
  }
}

/** In which step of its period a moment is, from 0. */
const stepOf: Readonly<Record<FigurePeriod, (moment: SQLWrapper, from: CivilDate) => SQL>> = {
  day: (moment) => sql`extract(hour from ${inParis(moment)})`,
  week: (moment, from) => sql`${inParis(moment)}::date - ${from}::date`,
  month: (moment, from) => sql`${inParis(moment)}::date - ${from}::date`,
  year: (moment) => sql`extract(month from ${inParis(moment)}) - 1`,
}

const findSteps = async (db: Db, period: FigurePeriod, span: Span) => {
  const step = (moment: SQLWrapper) => sql`(${stepOf[period](moment, span.from)})::int`.mapWith(Number)
  const found = await together(
    db
      .select({ step: step(orders.paidAt), cents: sumOf(orders.totalCents) })
      .from(orders)
      .where(paidIn(span))
      .groupBy(sql`1`),
    db
      .select({ step: step(invoices.issuedAt), cents: sumOf(invoices.totalCents) })
      .from(invoices)
      .where(ofCommissionsIn(span))
      .groupBy(sql`1`),
  )
  const cents = new Map<number, number>()
  for (const row of found.flat()) cents.set(row.step, (cents.get(row.step) ?? 0) + row.cents)
  return new Map([...cents].map(([at, sum]) => [at, eurosOfCents(sum)]))
}

/** What a step of the chart is called: an hour, a day or a month. */
const nameOfStep = (period: FigurePeriod, from: CivilDate, step: number) => {
  if (period === 'day') return `${String(step).padStart(2, '0')}:00`
  return period === 'year' ? `${from.slice(0, 4)}-${String(step + 1).padStart(2, '0')}` : addDays(from, step)
}

const findBestProducts = async (db: Db, span: Span, lng: Language) => {
  const turnover = sumOf(orderLines.netCents)
  const rows = await db
    .select({
      id: orderLines.productId,
      nameFr: sql<string>`max(${orderLines.nameFr})`,
      nameEn: sql<string | null>`max(${orderLines.nameEn})`,
      quantity: sumOf(orderLines.quantity),
      turnover,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(paidIn(span))
    .groupBy(orderLines.productId)
    .orderBy(desc(turnover), orderLines.productId)
    .limit(bestProducts)
  return rows.map(({ id, nameFr, nameEn, quantity, turnover: cents }) => ({
    _id: id,
    name: (lng === 'en' && nameEn) || nameFr,
    quantity,
    turnover: eurosOfCents(cents),
  }))
}

/** Visits to which somebody came, and those whose visitor has paid an order since. */
const findVisits = async (db: Db, span: Span) => {
  const [counted] = await db
    .select({
      honoured: sql`count(*)`.mapWith(Number),
      ordered: sql`count(*) filter (where ${hasOrdered})`.mapWith(Number),
    })
    .from(appointments)
    .where(and(eq(appointments.status, 'honoured'), onDays(appointments.startsAt, span)))
  return counted ?? { honoured: 0, ordered: 0 }
}

interface FindFiguresInput {
  readonly period: FigurePeriod
  /** The day in Paris. */
  readonly today: CivilDate
  readonly lng: Language
}

/** The figures of the current period, beside the same days of the one before. */
export const findFigures = async (db: Db, { period, today, lng }: FindFiguresInput) => {
  const spans = spansOf(period, today)
  const [now, before, stepsNow, stepsBefore, products, visits] = await together(
    findSums(db, spans.now),
    findSums(db, spans.before),
    findSteps(db, period, spans.now),
    findSteps(db, period, spans.before),
    findBestProducts(db, spans.now, lng),
    findVisits(db, spans.now),
  )
  const steps = Array.from({ length: stepsOf(period, spans.now) }, (_, step) => ({
    at: nameOfStep(period, spans.now.from, step),
    now: stepsNow.get(step) ?? 0,
    before: stepsBefore.get(step) ?? 0,
  }))
  return { now, before, steps, products, visits }
}
