import { sql } from 'drizzle-orm'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import type { Waiting } from '../../desk/server/waiting.public.ts'

/** Mails that were given up. */
export const mailsWaiting: Waiting = {
  room: 'adminMail',
  count: () => sql`select count(*) from ${mailOutbox} where ${mailOutbox.status} = 'failed'`,
}
