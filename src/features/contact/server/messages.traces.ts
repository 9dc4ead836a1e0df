import { eq, sql } from 'drizzle-orm'
import { isOfPerson, type Trace, traceColumns } from '../../desk/server/trace.public.ts'
import { contactMessages, contactReplies } from './contact-messages.table.ts'

const record = { kind: 'message', id: contactMessages.id }

/** What a person wrote to the house, and the answers. */
export const exchangedMessages: Trace = {
  kind: 'message',
  room: 'adminMessages',
  of: (person) => {
    const theirs = isOfPerson(person, { email: contactMessages.email })
    return (
      theirs &&
      sql`select ${traceColumns({
        at: contactMessages.receivedAt,
        deed: 'message-received',
        record,
        title: contactMessages.subject,
      })} from ${contactMessages} where ${theirs}
      union all
      select ${traceColumns({
        at: contactReplies.sentAt,
        deed: 'message-answered',
        record,
        title: contactMessages.subject,
      })} from ${contactMessages}
        join ${contactReplies} on ${eq(contactReplies.messageId, contactMessages.id)} where ${theirs}`
    )
  },
}
