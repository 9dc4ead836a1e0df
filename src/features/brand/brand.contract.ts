import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { focalPointSchema } from '../../shared/pictures/focal-point.schema.ts'
import { largestPictureBytes } from '../../shared/pictures/largest-picture.ts'
import { pictureSchema } from '../../shared/pictures/picture.schema.ts'
import { brandAudit } from './brand.audit.ts'
import { brandKinds } from './brand.rules.ts'

const success = z.literal(true)
const params = z.object({ kind: z.enum(brandKinds) })

const brandPictureSchema = z.object({
  kind: z.enum(brandKinds),
  image: pictureSchema.describe('Of a logo or an icon one file only; of a shared picture all of it, uncut'),
  focalPoint: focalPointSchema,
  version: z.int(),
  updatedAt: z.iso.datetime(),
})

const answer = z.object({
  success,
  pictures: z.array(brandPictureSchema).describe('What is left out is as it came with the software'),
})

/** Every call answers all pictures, as they are then. */
export const brandContract = defineContract({
  'GET /admin/brand': {
    access: 'staff',
    areas: ['catalogue'],
    summary: 'Lists the logo, the icon and the shared picture of the house',
    answer,
  },
  'PUT /admin/brand/{kind}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [brandAudit.changed],
    summary: 'Shows a picture as the logo, the icon or the shared picture of the house',
    params,
    upload: { fields: ['image', 'file'], mostFiles: 1, mostBytes: largestPictureBytes },
    body: z.object({
      seen: z.coerce.number().int().min(0).describe('The version that was read; 0 where there was none'),
    }),
    conflicts: 'The picture was changed meanwhile',
    answer,
  },
  'PATCH /admin/brand/share': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [brandAudit.changed],
    summary: 'Changes what stays in sight of the shared picture',
    body: z.object({ focalPoint: focalPointSchema, seen: z.int().positive() }),
    conflicts: 'The picture was changed meanwhile',
    answer,
  },
  'DELETE /admin/brand/{kind}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [brandAudit.removed],
    summary: 'Goes back to what came with the software',
    params,
    query: z.object({ seen: z.coerce.number().int().positive().describe('The version that was read') }),
    conflicts: 'The picture was changed meanwhile',
    answer,
  },
})

export type BrandContract = typeof brandContract
export type BrandPicture = Readonly<z.output<typeof brandPictureSchema>>
