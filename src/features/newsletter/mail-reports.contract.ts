import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { emailMaxLength } from '../accounts/accounts.limits.ts'

const success = z.literal(true)

/** What a mail server tells of an address. */
export const mailReportSchema = z.object({
  type: z.enum(['bounce', 'complaint']),
  email: z.string().max(emailMaxLength),
  permanent: z
    .boolean()
    .default(false)
    .describe('Of a bounce: the mailbox will never take a mail; any other bounce changes nothing'),
})

export const mailReportsContract = defineContract({
  'POST /mail-reports': {
    access: 'public',
    summary:
      'Ends the newsletter to an address that bounces for good or complains, as the mail server reports',
    rawBody: {
      signatureHeaders: ['Mail-Report-Key'],
      description: 'The key that `GET /admin/mail-reports` tells an admin',
    },
    body: mailReportSchema,
    answer: z.object({ success }),
  },
  'GET /admin/mail-reports': {
    access: 'admin',
    fresh: true,
    summary: 'Returns where a mail server sends its reports, and the key that it shows',
    answer: z.object({ success, address: z.string(), header: z.string(), key: z.string() }),
  },
})

export type MailReportsContract = typeof mailReportsContract
export type MailReport = Readonly<z.output<typeof mailReportSchema>>
