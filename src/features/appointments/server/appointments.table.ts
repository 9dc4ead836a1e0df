import { bigint, date, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../shared/i18n/languages.ts'
import type { AppointmentEventKind } from '../appointment-events.ts'
import type { AppointmentKind } from '../appointment-kinds.ts'
import type { AppointmentStatus } from '../appointment-status.rules.ts'
import type { Salon } from '../appointments.limits.ts'
import type { Closure } from '../opening.rules.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const appointments = pgTable('appointments', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id'),
  kind: text().$type<AppointmentKind>().notNull(),
  status: text().$type<AppointmentStatus>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  salon: text().$type<Salon>().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  language: text().$type<Language>().notNull(),
  message: text().notNull().default(''),
  eventDate: date('event_date', { mode: 'string' }),
  companions: smallint().notNull().default(0),
  productId: uuid('product_id'),
  /** The order whose customer is measured. */
  orderId: uuid('order_id'),
  /** The commission, and the stage at whose end the customer comes. */
  commissionId: uuid('commission_id'),
  commissionStage: text('commission_stage'),
  /** The first day to which the customer can move it. */
  notBefore: date('not_before', { mode: 'string' }),
  bookedAt: moment('booked_at').notNull(),
  sequence: integer().notNull().default(0),
  changedAt: moment('changed_at').notNull(),
  note: text().notNull().default(''),
  cancelReason: text('cancel_reason').notNull().default(''),
})

export type AppointmentRow = typeof appointments.$inferSelect

/** The times at which a salon is occupied, including the buffer after an appointment; the database refuses an overlap. */
export const salonTimes = pgTable('salon_times', {
  id: uuid().primaryKey().defaultRandom(),
  salon: text().$type<Salon>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  appointmentId: uuid('appointment_id'),
  heldUntil: moment('held_until'),
  heldBy: text('held_by'),
})

export const appointmentEvents = pgTable('appointment_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  appointmentId: uuid('appointment_id').notNull(),
  kind: text().$type<AppointmentEventKind>().notNull(),
  at: moment('at').notNull(),
  actor: text().$type<'customer' | 'house'>().notNull(),
  actorId: uuid('actor_id'),
  status: text().$type<AppointmentStatus>().notNull(),
  startsAt: moment('starts_at').notNull(),
})

export const unavailableTimes = pgTable('unavailable_times', {
  id: uuid().primaryKey().defaultRandom(),
  firstDay: date('first_day', { mode: 'string' }).notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
  fromTime: text('from_time'),
  toTime: text('to_time'),
  repeats: text().$type<Closure['repeats']>().notNull().default('never'),
  repeatsUntil: date('repeats_until', { mode: 'string' }),
  salon: text().$type<Salon>(),
  reason: text().notNull().default(''),
})

export type ClosureRow = typeof unavailableTimes.$inferSelect
