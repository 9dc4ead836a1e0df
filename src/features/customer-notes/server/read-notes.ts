import { asc, desc, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { nameOfPerson } from '../../accounts/server/people.public.ts'
import type { CustomerDate, CustomerNote, NotesAnswer } from '../customer-notes.contract.ts'
import { reminderDays } from '../customer-notes.limits.ts'
import { nextOf } from '../dates.rules.ts'
import { type CustomerDateRow, customerDates } from './customer-dates.table.ts'
import { customerNotes } from './customer-notes.table.ts'
import { belongsTo, ownFirst } from './person-key.ts'

type Reader = Pick<ReturnType<typeof signedInCaller>, 'id' | 'role'>

const readNotes = async (db: Db, personKey: string, reader: Reader): Promise<CustomerNote[]> => {
  const rows = await db
    .select({ note: customerNotes, author: nameOfPerson })
    .from(customerNotes)
    .leftJoin(accounts, eq(accounts.id, customerNotes.authorId))
    .where(belongsTo(customerNotes.personKey, personKey))
    .orderBy(desc(customerNotes.writtenAt), desc(customerNotes.id))
  return rows.map(({ note: { id, text, authorId, writtenAt, changedAt, version }, author }) => ({
    _id: id,
    text,
    author,
    at: writtenAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
    version,
    changeable: authorId === reader.id || reader.role === 'admin',
  }))
}

const dateOnTheWire = (row: CustomerDateRow, notedBy: string | null, today: CivilDate): CustomerDate => {
  const { kind, label, day, month, year } = row
  const nextOn = nextOf(row, today)
  return {
    _id: row.id,
    ...{ kind, label, day, month, year },
    remindDays: reminderDays.find((days) => days === row.remindDays) ?? null,
    nextOn,
    isDone: nextOn !== null && nextOn === row.doneFor,
    consent: {
      how: row.consentHow,
      on: row.consentOn,
      notedBy,
      notedAt: row.consentNotedAt.toISOString(),
    },
  }
}

/** What the team noted about the person of a key, and the dates that the person agreed to. */
export const readNotesOf = async (
  db: Db,
  ctx: Pick<Context, 'caller' | 'clock'>,
  personKey: string,
): Promise<NotesAnswer> => {
  const { date: today } = parisTime(ctx.clock.now().epochMilliseconds)
  const dates = await db
    .selectDistinctOn([customerDates.kind], { row: customerDates, notedBy: nameOfPerson })
    .from(customerDates)
    .leftJoin(accounts, eq(accounts.id, customerDates.consentNotedBy))
    .where(belongsTo(customerDates.personKey, personKey))
    .orderBy(asc(customerDates.kind), ownFirst(personKey))
  return {
    success: true,
    notes: await readNotes(db, personKey, signedInCaller(ctx)),
    dates: dates.map(({ row, notedBy }) => dateOnTheWire(row, notedBy, today)),
  }
}
