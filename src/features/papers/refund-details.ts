import { z } from 'zod'
import type { RefundedPart } from './credit-note-of-refund.ts'

const partsSchema = z.object({
  parts: z
    .array(
      z.object({
        line: z.union([z.number().int().nonnegative(), z.literal('shipping')]),
        quantity: z.number().int().positive(),
        cents: z.number().int().nonnegative(),
      }),
    )
    .default([]),
})

/** Which lines a refund is for, out of what was kept with it; none when it was made elsewhere. */
export const partsOf = (details: unknown): readonly RefundedPart[] => {
  const read = partsSchema.safeParse(details)
  return read.success ? read.data.parts : []
}
