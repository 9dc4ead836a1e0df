import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'

/** Makes the paper of an invoice or a credit note and sends it, once its transaction has committed. */
export const paperJob = defineJob({
  name: 'orders.make-paper',
  data: z.object({ invoiceId: z.uuid() }),
  retries: 8,
})
