import { desc } from 'drizzle-orm'
import type { Db } from '../platform/db/database.ts'
import { mailOutbox } from '../platform/mail/outbox.table.ts'

/** The key in the newest mail with a link, after # or as the token that confirms the newsletter. */
export const newestLink = async (db: Db) => {
  const mails = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.id))
  const found = mails.map(
    ({ plainText }) => /(?:#|\/confirmation\?token=)([\w-]{24,43})/.exec(plainText)?.[1],
  )
  return found.find((link) => link !== undefined) ?? ''
}

/** The subjects of the mails to an address, oldest first. */
export const subjectsTo = async (db: Db, recipient: string) => {
  const mails = await db.select().from(mailOutbox).orderBy(mailOutbox.id)
  return mails.filter((mail) => mail.recipient === recipient).map(({ subject }) => subject)
}
