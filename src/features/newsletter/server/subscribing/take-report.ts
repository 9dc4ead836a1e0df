import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { RawBody } from '../../../../shared/api/contract.ts'
import { parsedJson } from '../../../../shared/json.ts'
import { requestErrors } from '../../../../shared/request-errors.ts'
import { type MailReport, mailReportSchema } from '../../mail-reports.contract.ts'
import { newsletterErrors } from '../../newsletter.errors.ts'
import { newsletterSubscribers } from '../newsletter.table.ts'
import { leave } from './unsubscribe.ts'

/** What the mail server shows with its reports; it follows from the secret of the house. */
export const reportKeyOf = ({ tokens }: Pick<Context, 'tokens'>) => tokens.pseudonym('mail-reports')

const isSame = (given: string, key: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const reasonOf = ({ type, permanent }: MailReport) => {
  if (type === 'complaint') return 'complained'
  return permanent ? 'bounced' : undefined
}

/** Ends the newsletter to an address that will never take it, or does not want it; told again, nothing happens. */
export const takeReport = async (ctx: Context, { body, signature }: RawBody) => {
  if (!isSame(signature, reportKeyOf(ctx))) throw newsletterErrors.reportRefused()
  const report = mailReportSchema.safeParse(parsedJson(Buffer.from(body).toString('utf8')))
  if (!report.success) throw requestErrors.malformedRequest()
  const reason = reasonOf(report.data)
  // The database holds no NUL, so no address of it has one.
  const email = report.data.email.trim().toLowerCase()
  if (!reason || email.includes('\u0000')) return
  await leave(ctx, eq(newsletterSubscribers.email, email), { action: 'left', reason })
}
