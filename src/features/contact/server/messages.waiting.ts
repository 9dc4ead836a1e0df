import { count } from 'drizzle-orm'
import type { Waiting } from '../../desk/server/waiting.public.ts'
import { contactMessages } from './contact-messages.table.ts'
import { waitsForAnswer } from './messages-to-see.public.ts'

export const messagesWaiting: Waiting = {
  room: 'adminMessages',
  count: (db) => db.select({ count: count() }).from(contactMessages).where(waitsForAnswer),
}
