import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Whose measures a customer keeps: the customer’s own, and those of others for whom the customer orders. */
export const measureProfiles = pgTable('measure_profiles', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  /** Null for the customer. */
  name: text(),
  createdAt: moment('created_at').notNull(),
})

/** What was measured on one day; the database keeps it as it was taken. */
export const measureVersions = pgTable(
  'measure_versions',
  {
    profileId: uuid('profile_id').notNull(),
    number: integer().notNull(),
    takenOn: date('taken_on', { mode: 'string' }).notNull(),
    takenBy: text('taken_by', { enum: ['customer', 'workshop'] }).notNull(),
    memberId: uuid('member_id'),
    notedAt: moment('noted_at').notNull(),
    /** See `sealed-measures.ts`. */
    sealed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.number] })],
)

/** Each time that somebody of the house has read measures. */
export const measureReadings = pgTable('measure_readings', {
  id: uuid().primaryKey().defaultRandom(),
  profileId: uuid('profile_id').notNull(),
  readerId: uuid('reader_id'),
  readAt: moment('read_at').notNull(),
})
