import { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'

const backSchema = z.object({ productId: z.uuid(), size: z.string() })

/** Sizes of which there were none and now are; the slice that follows the stock runs it, and looks whether it is still true. */
export const stockRaised = defineJob({
  name: 'catalog.stock-raised',
  data: z.object({ sizes: z.array(backSchema) }),
})

export type SizeBack = z.output<typeof backSchema>

/** Says which sizes are back, in the transaction that raises their stock. */
export const announceStockRaised = async (
  { jobs }: Pick<Context, 'jobs'>,
  db: Db,
  sizes: readonly SizeBack[],
) => {
  if (sizes.length > 0) await jobs.enqueue(db, { kind: stockRaised, data: { sizes: [...sizes] } })
}
