import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'

/**
 * Makes the PDF of an invoice or a credit note and mails it. A process has one printing thread, so the jobs run one
 * after the other.
 */
export const paperJob = defineJob({
  name: 'orders.make-paper',
  data: z.object({ invoiceId: z.uuid() }),
  retries: 8,
  oneByOne: true,
})

/**
 * Customers come first: a paper that a customer opens is printed at once, so a paper that is mailed is delayed a
 * little.
 */
const later = { minutes: 1 }

/** Enqueues the making and mailing of a paper; the job runs only if the transaction that issues the paper commits. */
export const enqueuePaper = ({ clock, jobs }: Pick<Context, 'clock' | 'jobs'>, db: Db, invoiceId: string) =>
  jobs.enqueue(db, { kind: paperJob, data: { invoiceId }, notBefore: clock.now().add(later) })
