import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField, orNothing } from '../../shared/api/text-fields.ts'
import { focalPointSchema } from '../../shared/pictures/focal-point.schema.ts'
import { largestPictureBytes } from '../../shared/pictures/largest-picture.ts'
import { pictureSchema } from '../../shared/pictures/picture.schema.ts'
import { placedSlots, plateAltMaxLength } from './plate-places.ts'
import { plateAudit } from './plates.audit.ts'

const success = z.literal(true)
const alt = lineField({ maxLength: plateAltMaxLength })
const slot = z.enum(placedSlots)

/** A picture as the team works on it, wherever it hangs. */
export const editedPictureSchema = z.object({
  image: pictureSchema,
  alt: z.string().describe('In French'),
  altEn: z.string().nullable(),
  focalPoint: focalPointSchema,
  version: z.int(),
})

const editedPlateSchema = editedPictureSchema.extend({ slot })

export const plateUpload = {
  fields: ['image', 'file'],
  mostFiles: 1,
  mostBytes: largestPictureBytes,
} as const

export const plateChangeSchema = z.object({
  alt: alt.min(1),
  altEn: orNothing(alt),
  focalPoint: focalPointSchema,
  version: z.int().positive().optional().describe('The version that was read; a stale one is refused'),
})

const params = z.object({ slot })
const answer = z.object({ success, plates: z.array(editedPlateSchema).describe('An empty slot is left out') })

/** Every call answers all pictures, as they are then. */
export const platesAdminContract = defineContract({
  'GET /admin/plates': {
    access: 'staff',
    areas: ['catalogue'],
    summary: 'Lists the pictures of the pages, with their words in both languages',
    answer,
  },
  'PUT /plates/{slot}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [plateAudit.hung],
    summary: 'Puts a picture in a slot, in place of the one that is there, whose words stay',
    params,
    upload: plateUpload,
    answer,
  },
  'PATCH /plates/{slot}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [plateAudit.updated],
    summary: 'Changes the words of a picture, and what stays in sight of it',
    params,
    body: plateChangeSchema,
    conflicts: 'The version is outdated',
    answer,
  },
  'DELETE /plates/{slot}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [plateAudit.removed],
    summary: 'Empties a slot; pages then leave no room for it',
    params,
    answer,
  },
})

export type PlatesAdminContract = typeof platesAdminContract
export type PlateChange = z.output<typeof plateChangeSchema>
export type EditedPicture = Readonly<z.output<typeof editedPictureSchema>>
export type EditedPlate = Readonly<z.output<typeof editedPlateSchema>>
