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

/** Reads the lines of a refund from its stored details; empty for a refund that was made elsewhere. */
export const partsOf = (details: unknown): readonly RefundedPart[] => {
  const read = partsSchema.safeParse(details)
  return read.success ? read.data.parts : []
}
