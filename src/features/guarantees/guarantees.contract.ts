import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { artworkSchema } from './artwork.schema.ts'
import { durabilityYears, mostProductsAsked } from './guarantees.limits.ts'

const idLength = 36

export const durabilitySchema = z.object({
  productId: z.string(),
  years: z.number().int().min(durabilityYears.min).max(durabilityYears.max),
  label: artworkSchema,
})

export const guaranteesContract = defineContract({
  'GET /guarantees': {
    access: 'public',
    summary:
      'Returns the EU notice on the legal guarantee, and which of the given products have a durability guarantee',
    query: z.object({
      products: z
        .string()
        .max((idLength + 1) * mostProductsAsked)
        .optional()
        .transform((list) => new Set(list?.toLowerCase().split(',')))
        .describe('Ids between commas; without them only the notice is answered'),
    }),
    answer: z.object({
      success: z.literal(true),
      notice: artworkSchema
        .nullable()
        .describe('In the language of the call; null until the owner has put it in place'),
      durability: z.array(durabilitySchema),
    }),
  },
})

export type GuaranteesContract = typeof guaranteesContract
