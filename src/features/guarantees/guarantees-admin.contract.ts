import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { largestPictureBytes } from '../../shared/pictures/largest-picture.ts'
import { artworkSchema } from './artwork.schema.ts'
import { durabilityAudit, noticeAudit } from './guarantees.audit.ts'
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
    summary: 'Lists the official guarantee files in use',
    answer,
  },
  'PUT /admin/guarantees/notices/{language}': {
    access: 'admin',
    audit: [noticeAudit.put],
    summary: 'Replaces the EU guarantee notice of a language',
    params: z.object({ language: z.enum(languages) }),
    upload,
    answer,
  },
  'DELETE /admin/guarantees/notices/{language}': {
    access: 'admin',
    audit: [noticeAudit.removed],
    summary: 'Deletes the EU guarantee notice of a language',
    params: z.object({ language: z.enum(languages) }),
    answer,
  },
  'PUT /admin/guarantees/durability': {
    access: 'admin',
    audit: [durabilityAudit.put],
    summary: 'Sets the commercial durability guarantee of a product, with its EU label',
    upload,
    body: z.object({
      sku: lineField({ maxLength: 40 }).min(1),
      years: z.coerce.number().int().min(durabilityYears.min).max(durabilityYears.max),
    }),
    answer,
  },
  'DELETE /admin/guarantees/durability/{productId}': {
    access: 'admin',
    audit: [durabilityAudit.removed],
    summary: 'Removes the commercial durability guarantee of a product; earlier sales keep it',
    params: z.object({ productId: z.string().toLowerCase() }),
    answer,
  },
})

export type GuaranteesAdminContract = typeof guaranteesAdminContract
export type GuaranteesDesk = Omit<
  z.output<(typeof guaranteesAdminContract)['GET /admin/guarantees']['answer']>,
  'success'
>
