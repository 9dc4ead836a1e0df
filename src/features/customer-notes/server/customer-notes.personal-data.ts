import { asc, inArray } from 'drizzle-orm'
import type { Person, PersonalData } from '../../../platform/privacy/personal-data.ts'
import { customerDates } from './customer-dates.table.ts'
import { customerNotes } from './customer-notes.table.ts'

/** As the database names the person: by the account, or as a guest. */
const keysOf = ({ id, email, isEmailConfirmed, phone }: Person) => [
  `account:${id}`,
  ...(isEmailConfirmed ? [`email:${email.toLowerCase()}`] : []),
  ...(phone === undefined ? [] : [`phone:${phone}`]),
]

/** What the team noted about a customer, who is given it on request (GDPR 15). It goes with the person. */
export const keptCustomerNotes: PersonalData = {
  section: 'customerNotes',
  tables: ['customer_notes'],
  collect: (db, person) =>
    db
      .select({ at: customerNotes.writtenAt, changedAt: customerNotes.changedAt, text: customerNotes.text })
      .from(customerNotes)
      .where(inArray(customerNotes.personKey, keysOf(person)))
      .orderBy(asc(customerNotes.writtenAt), asc(customerNotes.id)),
  erase: async ({ db }, person) => {
    await db.delete(customerNotes).where(inArray(customerNotes.personKey, keysOf(person)))
  },
}

/** The dates that a customer agreed to have remembered (GDPR 7), with the proof of it. They go with the person. */
export const keptCustomerDates: PersonalData = {
  section: 'customerDates',
  tables: ['customer_dates'],
  collect: (db, person) =>
    db
      .select({
        kind: customerDates.kind,
        label: customerDates.label,
        day: customerDates.day,
        month: customerDates.month,
        year: customerDates.year,
        reminderDaysBefore: customerDates.remindDays,
        lastThoughtOfFor: customerDates.doneFor,
        agreedHow: customerDates.consentHow,
        agreedOn: customerDates.consentOn,
        notedAt: customerDates.consentNotedAt,
      })
      .from(customerDates)
      .where(inArray(customerDates.personKey, keysOf(person)))
      .orderBy(asc(customerDates.kind)),
  erase: async ({ db }, person) => {
    await db.delete(customerDates).where(inArray(customerDates.personKey, keysOf(person)))
  },
}
