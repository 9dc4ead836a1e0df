import { and, asc, count, eq, gte, lt, notInArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../../platform/db/database.ts'
import { onDays } from '../../../../platform/db/on-days.ts'
import { highestFirst, lowestFirst, pageOf, type SortKey } from '../../../../platform/db/pages/page-of.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { nameOfPerson } from '../../../accounts/server/people.public.ts'
import {
  type AppointmentStatus,
  appointmentStatuses,
} from '../../../appointments/appointment-status.rules.ts'
import { appointmentsErrors } from '../../../appointments/appointments.errors.ts'
import type { Salon } from '../../../appointments/appointments.limits.ts'
import { appointmentEvents, appointments } from '../../../appointments/server/appointments.table.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import type { adminAppointmentsContract } from '../../admin-appointments.contract.ts'
import { waitsForStaff } from '../appointments-to-see.public.ts'
import { hasOrdered } from '../has-ordered.public.ts'

type AppointmentsQuery = z.output<(typeof adminAppointmentsContract)['GET /admin/appointments']['query']>

const inOrder = {
  soonest: [lowestFirst(appointments.startsAt), lowestFirst(appointments.id)],
  latest: [highestFirst(appointments.startsAt), highestFirst(appointments.id)],
  newest: [highestFirst(appointments.bookedAt), lowestFirst(appointments.id)],
} as const satisfies Record<string, readonly [SortKey, SortKey]>

const ofPeriod = (period: AppointmentsQuery['period'], now: Date) =>
  ({
    upcoming: gte(appointments.endsAt, now),
    past: lt(appointments.endsAt, now),
    all: undefined,
  })[period]

/**
 * A search that looks like a telephone number is reduced to its digits in the French form; any other text stays as it
 * is.
 */
const searchedFor = (search: string) => {
  if (!/^\+?[\d\s().-]+$/.test(search)) return search
  return search.replace(/\D/g, '').replace(/^(00)?330?/, '0')
}

const matching = ({ status, waiting, type, salon, days, outcome, search }: AppointmentsQuery, now: Date) =>
  and(
    waiting && waitsForStaff(parisTime(now.getTime()).date),
    status && eq(appointments.status, status),
    type && eq(appointments.kind, type),
    salon && eq(appointments.salon, salon),
    onDays(appointments.startsAt, days),
    outcome && hasOrdered,
    search === undefined ? undefined : sql`${appointments}.words @@ words_beginning(${searchedFor(search)})`,
  )

/** A page of the appointments, the number of all that match, and the number of each status in the period. */
export const findAppointments = async (db: Db, { wanted, now }: { wanted: AppointmentsQuery; now: Date }) => {
  const { period, sort = period === 'upcoming' ? 'soonest' : 'latest' } = wanted
  const which = and(ofPeriod(period, now), matching(wanted, now))
  const one = pageOf({ ...wanted, order: inOrder[sort], rows: appointments, id: appointments.id })
  const [counted] = await db.select({ total: count() }).from(appointments).where(which)
  const found = await db
    .select()
    .from(appointments)
    .where(and(which, one.begins))
    .orderBy(...one.orderBy)
    .limit(one.limit)
    .offset(one.offset)
  const rows = await db
    .select({ status: appointments.status, found: count() })
    .from(appointments)
    .where(ofPeriod(period, now))
    .groupBy(appointments.status)
  const ofStatus = new Map(rows.map(({ status, found: number }) => [status, number]))
  const counts = Object.fromEntries(
    appointmentStatuses.map((status) => [status, ofStatus.get(status) ?? 0]),
  ) as Record<AppointmentStatus, number>
  return { found: one.shown(found), total: counted?.total ?? 0, counts }
}

/** The appointments of some days that were not cancelled, in order of time. */
export const findAppointmentsBetween = (
  db: Db,
  { from, to, salon }: { from: Date; to: Date; salon: Salon | undefined },
) =>
  db
    .select()
    .from(appointments)
    .where(
      and(
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, to),
        notInArray(appointments.status, ['cancelled_by_customer', 'cancelled_by_house']),
        salon && eq(appointments.salon, salon),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.salon))

/** An appointment with its product and its events, each with its actor. */
export const readAppointment = async (db: Db, { id, lng }: { id: string; lng: Language }) => {
  const [row] = await db
    .select({ appointment: appointments, product: { fr: products.nameFr, en: products.nameEn } })
    .from(appointments)
    .leftJoin(products, eq(products.id, appointments.productId))
    .where(eq(appointments.id, id))
  if (!row) throw appointmentsErrors.appointmentNotFound()
  const events = await db
    .select({
      kind: appointmentEvents.kind,
      at: appointmentEvents.at,
      actor: appointmentEvents.actor,
      status: appointmentEvents.status,
      startsAt: appointmentEvents.startsAt,
      actorName: nameOfPerson,
    })
    .from(appointmentEvents)
    .leftJoin(accounts, eq(accounts.id, appointmentEvents.actorId))
    .where(eq(appointmentEvents.appointmentId, id))
    .orderBy(asc(appointmentEvents.id))
  const { appointment, product } = row
  return { appointment, events, productName: product && ((lng === 'en' && product.en) || product.fr) }
}

export type ReadAppointment = Awaited<ReturnType<typeof readAppointment>>
