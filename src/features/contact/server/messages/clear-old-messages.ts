import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { forgetSettledMails } from '../../../../platform/mail/forget-settled-mails.ts'
import { keptDaysAfterClosing } from '../../contact.limits.ts'
import { contactMessages } from '../contact-messages.table.ts'
import { mailCause } from '../mails/mail-cause.ts'

export const oldMessages = defineJob({ name: 'contact.clear-old', data: z.object({}), cron: '5 4 * * *' })

const hoursADay = 24

/** Takes away messages that were closed long ago with their replies (domain.md 2.2), and mails of them that have left. */
export const clearOldMessages = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const before = new Date(clock.now().subtract({ hours: keptDaysAfterClosing * hoursADay }).epochMilliseconds)
  await db.delete(contactMessages).where(lt(contactMessages.closedAt, before))
  await forgetSettledMails(db, { causesFrom: mailCause(''), before })
}
