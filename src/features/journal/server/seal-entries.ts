import { z } from 'zod'
import { sealLog } from '../../../platform/audit/seal-log.ts'
import type { Context } from '../../../platform/context/context.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'

/** Seals the entries of the last minute: until then somebody with the database in hand could change them unseen. */
export const entriesToSeal = defineJob({
  name: 'journal.seal-entries',
  data: z.object({}),
  cron: '* * * * *',
})

export const sealEntries = ({ db }: Pick<Context, 'db'>) => sealLog(db)
