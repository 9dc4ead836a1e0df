import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { filterParam } from '../../shared/api/query-params.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { categoryIdMaxLength } from '../catalog/catalog.limits.ts'
import { categoryLimits } from '../catalog/product.limits.ts'
import { categorySchema } from '../catalog/product.schema.ts'
import { categoryAudit } from '../catalog/products.audit.ts'
import { plateAudit } from '../plates/plates.audit.ts'
import { editedPictureSchema, plateChangeSchema, plateUpload } from '../plates/plates-admin.contract.ts'
import './product-input.refusals.fr.ts'

const name = lineField({ maxLength: categoryLimits.nameLength }).min(1)

const intro = paragraphsField({ maxLength: categoryLimits.introLength })
  .nullish()
  .transform((text) => (text === undefined ? undefined : text || null))
  .describe('The words with which its page opens; absent they stay as they are, null or empty: none')

const english = z.object({ name, intro })
const position = z.int().min(0).max(categoryLimits.highestPosition).describe('Its place in the menu, from 0')

const slug = z
  .string()
  .max(categoryIdMaxLength)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'product-input:slug' })
  .describe('Its id for good, as addresses carry it; made from the name when left out')

const newCategorySchema = z.object({
  name,
  intro,
  en: english.nullish().describe('Readers of English see the French words without it'),
  slug: slug.optional(),
  position: position.optional().describe('Last when left out'),
})

const changedCategorySchema = z.object({
  name,
  intro,
  en: english.nullish().describe('Absent it stays as it is, null takes it away'),
  position: position.optional(),
  version: z.int().positive().optional().describe('The version that was read; a stale one is refused'),
})

const editedCategorySchema = z.object({
  _id: z.string(),
  name: z.string().describe('In French'),
  nameEn: z.string().nullable(),
  intro: z.string().nullable().describe('In French'),
  introEn: z.string().nullable(),
  products: z.int().describe('In any state'),
  published: z.int(),
  version: z.int(),
  picture: editedPictureSchema.nullable(),
})

const params = z.object({ id: z.string() })
const success = z.literal(true)
const answer = z.object({ success, category: categorySchema })
const editedAnswer = z.object({ success, categories: z.array(editedCategorySchema) })

export const categoriesContract = defineContract({
  'GET /admin/categories': {
    access: 'staff',
    areas: ['catalogue'],
    summary: 'Lists the categories in both languages, in their display order',
    answer: editedAnswer,
  },
  'PUT /admin/categories/order': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [categoryAudit.reordered],
    summary: 'Puts the categories in this order',
    body: z.object({
      ids: z
        .array(z.string().max(categoryIdMaxLength))
        .max(categoryLimits.most)
        .describe('Each category, once'),
    }),
    conflicts: 'A category was added or deleted meanwhile',
    answer: editedAnswer,
  },
  'POST /categories': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [categoryAudit.created],
    summary: 'Creates a category',
    body: newCategorySchema,
    status: 201,
    conflicts: 'Another category has this id, or there are too many',
    answer,
  },
  'PUT /categories/{id}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [categoryAudit.updated],
    summary: 'Renames or reorders a category; its id does not change',
    params,
    body: changedCategorySchema,
    conflicts: 'The version is outdated',
    answer,
  },
  'DELETE /categories/{id}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [categoryAudit.removed, plateAudit.removed],
    summary: 'Deletes a category and its picture; its products move to another one',
    params,
    query: z.object({
      moveTo: filterParam({ maxLength: categoryIdMaxLength }).describe(
        'The category that takes its products; without it, one that has products is not deleted',
      ),
    }),
    conflicts: 'The category has products',
    answer: z.object({ success }),
  },
  'PUT /categories/{id}/picture': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [plateAudit.hung],
    summary: 'Gives a category a picture, in place of the one that is there, whose words stay',
    params,
    upload: plateUpload,
    answer: editedAnswer,
  },
  'PATCH /categories/{id}/picture': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [plateAudit.updated],
    summary: 'Changes the words of the picture of a category, and what stays in sight of it',
    params,
    body: plateChangeSchema,
    conflicts: 'The version is outdated',
    answer: editedAnswer,
  },
  'DELETE /categories/{id}/picture': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [plateAudit.removed],
    summary: 'Takes the picture of a category away; its page then leaves no room for it',
    params,
    answer: editedAnswer,
  },
})

export type CategoriesContract = typeof categoriesContract
export type NewCategory = z.output<typeof newCategorySchema>
export type ChangedCategory = z.output<typeof changedCategorySchema>
export type EditedCategory = Readonly<z.output<typeof editedCategorySchema>>
