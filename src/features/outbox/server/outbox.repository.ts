import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { onDays } from '../../../platform/db/on-days.ts'
import { countedUpTo, highestFirst, type PageInput, pageOf } from '../../../platform/db/pages/page-of.ts'
import { isSought, readSought } from '../../../platform/db/sought.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import type { CivilDate } from '../../../shared/calendar/civil-date.ts'
import type { Range } from '../../../shared/ranges/ranges.ts'
import { type MailStatus, type MailSubject, mailSubjects } from '../outbox.limits.ts'
import { isMailId } from '../outbox.rules.ts'

interface FindMailsInput extends PageInput {
  readonly status?: MailStatus | undefined
  readonly about?: MailSubject | undefined
  readonly written?: Range<CivilDate> | undefined
  readonly search?: string | undefined
}

/** The first word of what a mail was written for, as an index has it. */
const causeWord = sql`split_part(split_part(${mailOutbox.causeKey}, ':', 1), '-', 1)`

/** One page of the mails, the newest first, without their content. */
export const findMails = async (db: Db, { status, about, written, search, ...input }: FindMailsInput) => {
  const which = and(
    status && eq(mailOutbox.status, status),
    onDays(mailOutbox.createdAt, written),
    about && inArray(causeWord, [...mailSubjects[about]]),
    search === undefined ? undefined : isSought(sql`${mailOutbox}.sought`, readSought(search)),
  )
  const one = pageOf({
    ...input,
    order: [highestFirst(mailOutbox.createdAt), highestFirst(mailOutbox.id)],
    rows: mailOutbox,
    id: mailOutbox.id,
  })
  const rows = await db
    .select({
      id: mailOutbox.id,
      status: mailOutbox.status,
      recipient: mailOutbox.recipient,
      subject: mailOutbox.subject,
      language: mailOutbox.language,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(and(which, one.begins))
    .orderBy(...one.orderBy)
    .limit(one.limit)
    .offset(one.offset)
  const counted = await countedUpTo(db, (most) =>
    db.select({ one: sql`1` }).from(mailOutbox).where(which).limit(most),
  )
  return { rows: one.shown(rows), ...counted }
}

/** How many mails there are of each status. */
export const countMails = async (db: Db) => {
  const rows = await db
    .select({ status: mailOutbox.status, mails: count() })
    .from(mailOutbox)
    .groupBy(mailOutbox.status)
  const counted = (status: MailStatus) => rows.find((row) => row.status === status)?.mails ?? 0
  return {
    queued: counted('queued'),
    kept: counted('kept'),
    sent: counted('sent'),
    failed: counted('failed'),
  } satisfies Record<MailStatus, number>
}

/** Finds one mail with its content; an id that is no number finds nothing. */
export const findMail = async (db: Db, id: string) => {
  if (!isMailId(id)) return undefined
  const [row] = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.id, Number(id)))
  return row
}
