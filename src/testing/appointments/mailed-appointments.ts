import { asc, eq } from 'drizzle-orm'
import { parseICS } from 'node-ical'
import type { Db } from '../../platform/db/database.ts'
import { type MailRow, mailOutbox } from '../../platform/mail/outbox.table.ts'

/** The calendar event of one appointment in the file attached to a mail. */
const eventOf = ({ attachments }: MailRow) => {
  const [file] = attachments
  if (!file) return undefined
  const parts = Object.values(parseICS(Buffer.from(file.base64, 'base64').toString('utf8')))
  const event = parts.find((part) => part?.type === 'VEVENT')
  return event?.type === 'VEVENT' ? event : undefined
}

/** The id and the key in the link of a mail. */
const linkOf = ({ plainText }: MailRow) => {
  const [, id, key] = /\/rendez-vous\/mon-rendez-vous[^#\s]*#([\w-]{36})\.([\w-]+)/.exec(plainText) ?? []
  return id !== undefined && key !== undefined ? { id, key } : undefined
}

/** The mails about appointments to an address, oldest first: reason, attached event and link. */
export const appointmentMailsTo = async (db: Db, recipient: string) => {
  const mails = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(asc(mailOutbox.id))
  return mails.map((mail) => ({
    ...mail,
    kind: mail.causeKey.split(':')[1] ?? '',
    event: eventOf(mail),
    link: linkOf(mail),
  }))
}
