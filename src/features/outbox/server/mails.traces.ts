import { sql } from 'drizzle-orm'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { type Trace, traceColumns } from '../../desk/server/trace.public.ts'

/** The mails to a person, as they were sent. */
export const sentMails: Trace = {
  kind: 'mail',
  room: 'adminMail',
  of: ({ mailedTo }) =>
    mailedTo === ''
      ? undefined
      : sql`select ${traceColumns({
          at: mailOutbox.createdAt,
          deed: sql`'mail-' || ${mailOutbox.status}`,
          record: { kind: 'mail', id: mailOutbox.id },
          title: mailOutbox.subject,
        })} from ${mailOutbox} where lower(${mailOutbox.recipient}) = ${mailedTo}`,
}
