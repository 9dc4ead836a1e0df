import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { largestPictureBytes } from '../../shared/pictures/largest-picture.ts'
import { artworkSchema } from './artwork.schema.ts'
import { durabilitySchema } from './guarantees.contract.ts'
import { durabilityYears } from './guarantees.limits.ts'

const success = z.literal(true)

const answer = z.object({
  success,
  notices: z.array(
    z.object({ language: z.enum(languages), artwork: artworkSchema, updatedAt: z.iso.datetime() }),
  ),
  durability: z.array(
    durabilitySchema.extend({ sku: z.string(), name: z.string(), updatedAt: z.iso.datetime() }),
  ),
})

const upload = { fields: ['image', 'file'], mostFiles: 1, mostBytes: largestPictureBytes } as const

/** Every call answers all of it, as it stands then. */
export const guaranteesAdminContract = defineContract({
  'GET /admin/guarantees': {
    access: 'admin',
    summary: 'The official files on guarantees that the house has put in place',
    answer,
  },
  'PUT /admin/guarantees/notices/{language}': {
    access: 'admin',
    summary: 'Puts the Union’s notice of a language in place of the one before',
    params: z.object({ language: z.enum(languages) }),
    upload,
    answer,
  },
  'DELETE /admin/guarantees/notices/{language}': {
    access: 'admin',
    summary: 'Takes the notice of a language away',
    params: z.object({ language: z.enum(languages) }),
    answer,
  },
  'PUT /admin/guarantees/durability': {
    access: 'admin',
    summary: 'Says that the house guarantees a product for years, with the Union’s label for it',
    upload,
    body: z.object({
      sku: lineField({ maxLength: 40 }).min(1),
      years: z.coerce.number().int().min(durabilityYears.min).max(durabilityYears.max),
    }),
    answer,
  },
  'DELETE /admin/guarantees/durability/{productId}': {
    access: 'admin',
    summary: 'Guarantees a product no longer than the law does; what was sold before keeps its guarantee',
    params: z.object({ productId: z.string().toLowerCase() }),
    answer,
  },
})

export type GuaranteesAdminContract = typeof guaranteesAdminContract
export type GuaranteesDesk = Omit<
  z.output<(typeof guaranteesAdminContract)['GET /admin/guarantees']['answer']>,
  'success'
>
