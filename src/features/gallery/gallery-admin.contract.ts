import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { focalPointSchema } from '../../shared/pictures/focal-point.schema.ts'
import { largestPictureBytes } from '../../shared/pictures/largest-picture.ts'
import { staffDayField } from '../appointments-desk/staff-days.schema.ts'
import { pictureAltMaxLength } from '../catalog/product.limits.ts'
import { galleryAudit } from './gallery.audit.ts'
import {
  boards,
  galleryColours,
  galleryLengths,
  galleryOccasions,
  galleryStatuses,
  mostItemsOfBoard,
  mostProductsOfItem,
} from './gallery.limits.ts'
import { galleryImageSchema, galleryProductSchema } from './gallery-item.schema.ts'

const success = z.literal(true)
const moment = z.iso.datetime()
const title = lineField({ maxLength: galleryLengths.title })
const text = paragraphsField({ maxLength: galleryLengths.text })
const credits = lineField({ maxLength: galleryLengths.credits })
const alt = lineField({ maxLength: pictureAltMaxLength })

const wordsSchema = z.object({ title: z.string(), text: z.string(), credits: z.string(), alt: z.string() })

const adminGalleryItemSchema = z.object({
  _id: z.string(),
  board: z.enum(boards),
  fr: wordsSchema,
  en: wordsSchema.describe('What is empty is shown in French'),
  occasion: z.enum(galleryOccasions).nullable(),
  colours: z.array(z.enum(galleryColours)),
  image: galleryImageSchema,
  products: z.array(galleryProductSchema),
  published: z.boolean(),
  publishedFrom: z.iso.date().nullable().describe('The first day of Paris that shows it'),
  publishedTo: z.iso.date().nullable().describe('The last day of Paris that shows it'),
  status: z.enum(galleryStatuses).describe('Today'),
  version: z.int().positive().describe('Sent back with each change'),
  createdAt: moment,
  updatedAt: moment,
})

const wordsField = z.object({ title, text, credits, alt })

const editSchema = z
  .object({
    version: z.int().positive(),
    fr: wordsField,
    en: wordsField,
    occasion: z.enum(galleryOccasions).nullable(),
    colours: z
      .array(z.enum(galleryColours))
      .max(galleryColours.length)
      .transform((chosen) => galleryColours.filter((colour) => chosen.includes(colour))),
    products: z
      .array(z.string().toLowerCase())
      .max(mostProductsOfItem)
      .transform((ids) => [...new Set(ids)])
      .describe('Ids, in the order of the house'),
    focalPoint: focalPointSchema,
    published: z.boolean(),
    publishedFrom: staffDayField.nullable(),
    publishedTo: staffDayField.nullable(),
  })
  .refine(({ publishedFrom: from, publishedTo: to }) => from === null || to === null || from <= to, {
    error: 'gallery:fields.endsBeforeItBegins',
    path: ['publishedTo'],
  })

const entry = z.string().describe('What the log says of it, by which it is taken back')
const entryOfChange = entry.optional().describe('As `entry` elsewhere; none where nothing changed')
const params = z.object({ id: z.string().toLowerCase() })
const one = z.object({ success, item: adminGalleryItemSchema })
const all = z.object({ success, items: z.array(adminGalleryItemSchema) })

export const galleryAdminContract = defineContract({
  'GET /admin/gallery': {
    access: 'staff',
    areas: ['catalogue'],
    summary: 'Lists all pictures of the boards in both languages, with drafts and past ones',
    query: z.object({ board: z.enum(boards).optional() }),
    answer: all,
  },
  'POST /gallery': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [galleryAudit.added],
    idempotent: true,
    summary: 'Adds a picture at the end of a board, as a draft',
    upload: { fields: ['image', 'file'], mostFiles: 1, mostBytes: largestPictureBytes },
    body: z.object({
      board: z.enum(boards),
      title: title.default(''),
      titleEn: title.default(''),
      text: text.default(''),
      textEn: text.default(''),
      credits: credits.default(''),
      creditsEn: credits.default(''),
      alt: alt.default(''),
      altEn: alt.default(''),
    }),
    conflicts: `The board already has ${mostItemsOfBoard} pictures`,
    status: 201,
    answer: one,
  },
  'PUT /gallery/order': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [galleryAudit.reordered],
    summary: 'Orders the pictures of a board',
    body: z.object({ board: z.enum(boards), ids: z.array(z.string().toLowerCase()).max(mostItemsOfBoard) }),
    conflicts: 'The board has a different set of pictures',
    answer: all.extend({ entry: entryOfChange }),
  },
  'PUT /gallery/{id}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [galleryAudit.updated],
    summary:
      'Replaces the editable fields of a picture; publishing it needs a French title and both alternative texts',
    params,
    body: editSchema,
    conflicts: 'The version is outdated',
    answer: one.extend({ entry: entryOfChange }),
  },
  'DELETE /gallery/{id}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [galleryAudit.removed],
    summary: 'Deletes a picture from its board; for a day it can be taken back',
    params,
    answer: z.object({ success, entry }),
  },
})

export type GalleryAdminContract = typeof galleryAdminContract
export type AdminGalleryItem = Readonly<z.output<typeof adminGalleryItemSchema>>

export type GalleryEdit = z.output<typeof editSchema>
export type NewGalleryWords = z.output<(typeof galleryAdminContract)['POST /gallery']['body']>
