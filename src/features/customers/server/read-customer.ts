import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type CivilDate, daysBetween } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { localized } from '../../../shared/i18n/localized.ts'
import { framedPictureOnTheWire } from '../../../shared/pictures/picture-on-the-wire.ts'
import { openStatuses } from '../../appointments/appointment-status.rules.ts'
import { appointments } from '../../appointments/server/appointments.table.ts'
import { appointmentsOf } from '../../appointments-desk/server/appointments-of.public.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { mainImage } from '../../catalog/server/main-image.public.ts'
import { contactMessages } from '../../contact/server/contact-messages.table.ts'
import { mayOpen } from '../../desk/server/may-open.public.ts'
import type { TracedPerson } from '../../desk/server/trace.public.ts'
import { favourites } from '../../favourites/server/favourites.table.ts'
import { newsletterSubscribers } from '../../newsletter/server/newsletter.table.ts'
import { orderLines, orders } from '../../orders/server/orders.table.ts'
import { paidAndUnderway } from '../../orders/status/order-status.rules.ts'
import { consents } from '../../privacy/server/consents.table.ts'
import { ownSizes } from '../../sizing/server/own-sizes.table.ts'
import type { CustomerDetail } from '../customers.contract.ts'
import { outcomeDays } from '../customers.limits.ts'
import { customerOnTheWire, findPaid } from './find-customers.ts'
import { findPerson } from './find-person.ts'
import { joinsOnTheWire } from './joins/find-aliases.ts'
import { readableKinds, readYears } from './read-line.ts'

const hasCome = eq(appointments.status, 'honoured')

const wasFollowed = (accountId: string | null) => sql`exists (
  select from ${orders} where ${orders.accountId} = ${accountId}
    and ${orders.paidAt} between ${appointments.startsAt}
    and ${appointments.startsAt} + make_interval(days => ${outcomeDays}))`

const countIf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`

interface Today {
  readonly now: Date
  readonly today: CivilDate
}

const findAppointments = async (db: Db, traced: readonly TracedPerson[], { now, today }: Today) => {
  const theirs = or(...traced.map(appointmentsOf)) ?? sql`false`
  const accountId = traced[0]?.accountId ?? null
  const isOpen = inArray(appointments.status, [...openStatuses])
  const [counted] = await db
    .select({
      count: sql<number>`count(*)::int`,
      came: countIf(hasCome),
      ordered: countIf(and(hasCome, wasFollowed(accountId))),
      eventDate: sql<CivilDate | null>`coalesce(
        min(${appointments.eventDate}) filter (where ${appointments.eventDate} >= ${today}),
        max(${appointments.eventDate}))::text`,
      lastWords: sql<string | null>`(array_agg(${appointments.message} order by ${appointments.bookedAt} desc)
        filter (where ${appointments.message} <> ''))[1]`,
    })
    .from(appointments)
    .where(theirs)
  const [next] = await db
    .select({ _id: appointments.id, at: appointments.startsAt })
    .from(appointments)
    .where(and(theirs, isOpen, sql`${appointments.startsAt} >= ${now.toISOString()}`))
    .orderBy(appointments.startsAt)
    .limit(1)
  const eventDate = counted?.eventDate ?? null
  return {
    count: counted?.count ?? 0,
    came: counted?.came ?? 0,
    ordered: counted?.ordered ?? 0,
    eventDate,
    daysToEvent: eventDate === null ? null : daysBetween(today, eventDate),
    lastWords: counted?.lastWords ?? '',
    next: next ? { _id: next._id, at: next.at.toISOString() } : null,
  }
}

const wasBought = sql`exists (
  select from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
  where ${orders.accountId} = ${favourites.accountId} and ${orders.paidAt} is not null
    and ${orderLines.productId} = ${favourites.productId})`

const findFavourites = async ({ db, lng }: Pick<Context, 'db' | 'lng'>, accountId: string) => {
  const rows = await db
    .select({ productId: products.id, fr: products.nameFr, en: products.nameEn, image: mainImage })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(and(eq(favourites.accountId, accountId), sql`not ${wasBought}`))
    .orderBy(desc(favourites.addedAt), desc(favourites.seq))
  return rows.map(({ productId, fr, en, image }) => ({
    productId,
    name: localized(lng, fr, en),
    image: image && framedPictureOnTheWire(image, lng),
  }))
}

/** What only somebody with an account leaves. */
const findOfAccount = async (ctx: Pick<Context, 'db' | 'lng'>, accountId: string | null) => {
  if (accountId === null) return { size: null, calls: 'not-asked' as const, favourites: [], openOrders: [] }
  const { db } = ctx
  const [own] = await db
    .select({ size: ownSizes.size })
    .from(ownSizes)
    .where(eq(ownSizes.accountId, accountId))
  const [answer] = await db
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.purpose, 'phone-calls')))
    .orderBy(desc(consents.id))
    .limit(1)
  const openOrders = await db
    .select({ _id: orders.id, number: orders.number, status: orders.status })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), inArray(orders.status, [...paidAndUnderway])))
    .orderBy(desc(orders.placedAt), desc(orders.id))
  const calls: CustomerDetail['calls'] = answer ? (answer.granted ? 'granted' : 'refused') : 'not-asked'
  return { size: own?.size ?? null, calls, openOrders, favourites: await findFavourites(ctx, accountId) }
}

const findWritten = async (db: Db, traced: readonly TracedPerson[]) => {
  const emails = traced.flatMap(({ email }) => email ?? [])
  if (emails.length === 0) return { lastMessage: null }
  const [last] = await db
    .select({
      subject: contactMessages.subject,
      message: contactMessages.message,
      at: contactMessages.receivedAt,
    })
    .from(contactMessages)
    .where(inArray(contactMessages.email, emails))
    .orderBy(desc(contactMessages.receivedAt))
    .limit(1)
  return { lastMessage: last ? { ...last, at: last.at.toISOString() } : null }
}

const findLetterDay = async (db: Db, email: string) => {
  const [row] = await db
    .select({ confirmedAt: newsletterSubscribers.confirmedAt })
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.email, email), isNotNull(newsletterSubscribers.confirmedAt)))
  return row?.confirmedAt?.toISOString() ?? null
}

/** A person at a glance, without what the caller may not see. */
export const readCustomer = async (
  ctx: Pick<Context, 'db' | 'lng' | 'caller' | 'clock'>,
  id: string,
): Promise<CustomerDetail> => {
  const { db, caller } = ctx
  const { person, letter, traced, aliases, isDisabled } = await findPerson(db, id)
  const ms = ctx.clock.now().epochMilliseconds
  const maySeeSales = mayOpen(caller, 'adminOrders')
  const paid = maySeeSales ? await findPaid(db, [person.accountId]) : undefined
  const { openOrders, ...ofAccount } = await findOfAccount(ctx, person.accountId)
  return {
    ...customerOnTheWire(person, { letter, paid }),
    ...ofAccount,
    ...(await findWritten(db, traced)),
    firstSeenAt: person.firstSeenAt.toISOString(),
    account: person.accountId === null ? null : { _id: person.accountId, disabled: isDisabled },
    joins: joinsOnTheWire(aliases, ctx.clock.now()),
    openOrders: maySeeSales ? openOrders : null,
    appointments: mayOpen(caller, 'adminAppointments')
      ? await findAppointments(db, traced, { now: new Date(ms), today: parisTime(ms).date })
      : null,
    letterSince: letter ? await findLetterDay(db, person.email) : null,
    kinds: [...readableKinds(caller)],
    years: await readYears(db, caller, traced),
  }
}
