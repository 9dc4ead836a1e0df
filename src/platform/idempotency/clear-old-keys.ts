import { lt } from 'drizzle-orm'
import { z } from 'zod'
import * as retention from '../../shared/privacy/retention.ts'
import { dateOf } from '../clock.ts'
import type { Context } from '../context/context.ts'
import { defineJob } from '../jobs/jobs.ts'
import { idempotencyKeys } from './idempotency-keys.table.ts'

/** Each night, deletes keys that no caller will send again, with their answers. */
export const oldKeys = defineJob({
  name: 'idempotency.clear-old-keys',
  data: z.object({}),
  cron: '20 4 * * *',
})

export const clearOldKeys = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const limit = dateOf(clock.now().subtract(retention.answeredCall))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, limit))
}
