import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'

/** Makes the paper of an invoice or a credit note and sends it. One thread prints for a process, so one after the other. */
export const paperJob = defineJob({
  name: 'orders.make-paper',
  data: z.object({ invoiceId: z.uuid() }),
  retries: 8,
  oneByOne: true,
})

/**
 * The customer is served first: a paper that the customer opens is printed at once, one that is mailed can wait a
 * little.
 */
const later = { minutes: 1 }

/** Has a paper made and sent, if and only if the transaction that issues it commits. */
export const enqueuePaper = ({ clock, jobs }: Pick<Context, 'clock' | 'jobs'>, db: Db, invoiceId: string) =>
  jobs.enqueue(db, { kind: paperJob, data: { invoiceId }, notBefore: clock.now().add(later) })
