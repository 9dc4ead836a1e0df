import { eq, sql } from 'drizzle-orm'
import { type Trace, type TracedPerson, traceColumns } from '../../desk/server/trace.public.ts'
import { customerNotes } from './customer-notes.table.ts'

/** As the database names a person. */
const keyOf = ({ accountId, email, phone }: TracedPerson) => {
  if (accountId !== null) return `account:${accountId}`
  return email === null ? `phone:${phone}` : `email:${email}`
}

/** What the team noted about a person. */
export const notesAboutPeople: Trace = {
  kind: 'note',
  room: 'adminCustomers',
  of: (person) => sql`
    select ${traceColumns({ at: customerNotes.writtenAt, deed: 'note-written', title: customerNotes.text })}
    from ${customerNotes} where ${eq(customerNotes.personKey, keyOf(person))}`,
}
