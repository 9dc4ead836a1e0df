import { eq, sql } from 'drizzle-orm'
import { isOfPerson, type Trace, traceColumns } from '../../desk/server/trace.public.ts'
import { newsletterEvents, newsletterSubscribers } from './newsletter.table.ts'

/** How a person came to the newsletter, and left it. */
export const newsletterSteps: Trace = {
  kind: 'letter',
  room: 'adminCustomers',
  of: (person) => {
    const theirs = isOfPerson(person, { email: newsletterSubscribers.email })
    return (
      theirs &&
      sql`select ${traceColumns({
        at: newsletterEvents.at,
        deed: sql`'letter-' || ${newsletterEvents.action}`,
        record: { kind: 'newsletter', id: newsletterSubscribers.id },
      })} from ${newsletterSubscribers}
        join ${newsletterEvents} on ${eq(newsletterEvents.subscriberId, newsletterSubscribers.id)}
        where ${theirs}`
    )
  },
}
