import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { categoryIdMaxLength } from '../catalog/catalog.limits.ts'
import { categoryLimits } from '../catalog/product.limits.ts'
import { categorySchema } from '../catalog/product.schema.ts'
import { categoryAudit } from '../catalog/products.audit.ts'
import './product-input.refusals.fr.ts'

const name = lineField({ maxLength: categoryLimits.nameLength }).min(1)
const english = z.object({ name: lineField({ maxLength: categoryLimits.nameLength }).min(1) })
const position = z.int().min(0).max(categoryLimits.highestPosition).describe('Its place in the menu, from 0')

const slug = z
  .string()
  .max(categoryIdMaxLength)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'product-input:slug' })
  .describe('Its id for good, as addresses carry it; made from the name when left out')

const newCategorySchema = z.object({
  name,
  en: english.nullish().describe('Readers of English see the French name without it'),
  slug: slug.optional(),
  position: position.optional().describe('Last when left out'),
})

const changedCategorySchema = z.object({
  name,
  en: english.nullish().describe('Absent it stays as it is, null takes it away'),
  position: position.optional(),
})

const params = z.object({ id: z.string() })
const answer = z.object({ success: z.literal(true), category: categorySchema })

export const categoriesContract = defineContract({
  'POST /categories': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [categoryAudit.created],
    summary: 'Creates a category',
    body: newCategorySchema,
    status: 201,
    conflicts: 'Another category has this id',
    answer,
  },
  'PUT /categories/{id}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [categoryAudit.updated],
    summary: 'Renames or reorders a category; its id does not change',
    params,
    body: changedCategorySchema,
    answer,
  },
  'DELETE /categories/{id}': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [categoryAudit.removed],
    summary: 'Deletes a category without products',
    params,
    conflicts: 'The category has products',
    answer: z.object({ success: z.literal(true) }),
  },
})

export type CategoriesContract = typeof categoriesContract
export type NewCategory = z.output<typeof newCategorySchema>
export type ChangedCategory = z.output<typeof changedCategorySchema>
