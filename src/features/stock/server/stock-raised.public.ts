import { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'

const backSchema = z.object({ productId: z.uuid(), size: z.string() })

/**
 * The job for sizes that were out of stock and are back. The slice that follows the stock runs it, and checks
 * whether they are still in stock.
 */
export const stockRaised = defineJob({
  name: 'catalog.stock-raised',
  data: z.object({ sizes: z.array(backSchema) }),
})

export type SizeBack = z.output<typeof backSchema>

/** Enqueues the job for the sizes that are back, in the transaction that raises their stock. */
export const announceStockRaised = async (
  { jobs }: Pick<Context, 'jobs'>,
  db: Db,
  sizes: readonly SizeBack[],
) => {
  if (sizes.length > 0) await jobs.enqueue(db, { kind: stockRaised, data: { sizes: [...sizes] } })
}
