import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { productAudit } from '../catalog/products.audit.ts'
import { productColumns } from './product-columns.ts'
import { productFileAudit } from './product-files.audit.ts'
import { productFileLimits } from './product-files.limits.ts'
import './product-files.refusals.fr.ts'

const { mostBytes, mostColumns } = productFileLimits

const success = z.literal(true)

const listOfJson = (sent: unknown) => {
  if (typeof sent !== 'string') return sent
  try {
    return JSON.parse(sent) as unknown
  } catch {
    return sent
  }
}

const upload = { fields: ['file'], mostFiles: 1, mostBytes } as const

const columns = z
  .preprocess(listOfJson, z.array(z.enum(productColumns).nullable()).max(mostColumns).optional())
  .describe('What each column of the file is, as JSON; null: nothing. Found by the headings when left out')

const cell = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])

const comparisonSchema = z.object({
  columns: z.array(z.object({ heading: z.string(), column: z.enum(productColumns).nullable() })),
  rows: z.int(),
  added: z.int().describe('Products that are new: drafts where the file says no state'),
  changed: z.int(),
  same: z.int(),
  faults: z
    .array(
      z.object({
        line: z.int(),
        column: z.enum(productColumns).nullable(),
        message: z.string(),
      }),
    )
    .describe('Every fault of every line; nothing is imported while there is one'),
  changes: z
    .array(
      z.object({
        line: z.int(),
        productId: z.string().nullable().describe('Null for a new one'),
        name: z.string(),
        fields: z.array(z.object({ column: z.enum(productColumns), before: cell, after: cell })),
      }),
    )
    .describe(`The first ${productFileLimits.shownChanges}, long texts by their beginning`),
  seen: z.string().describe('Sent with the import: another catalogue, or another file, is a conflict'),
})

const importSchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  fileName: z.string(),
  added: z.int(),
  changed: z.int(),
  takenBack: z.boolean(),
})

export const productFilesContract = defineContract({
  'GET /admin/products.csv': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productFileAudit.exported],
    summary: 'Exports every product with all its fields in both languages, for a spreadsheet',
    file: { contentType: 'text/csv; charset=utf-8' },
    answer: fileAnswer,
  },
  'GET /admin/products.json': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productFileAudit.exported],
    summary: 'Exports every product with all its fields in both languages, for a program',
    file: { contentType: 'application/json' },
    answer: fileAnswer,
  },
  'POST /admin/product-imports/comparison': {
    access: 'staff',
    areas: ['catalogue'],
    audit: { none: 'it changes nothing' },
    summary: 'Compares a file of products, in UTF-8, with the catalogue; nothing is changed',
    upload,
    body: z.object({ columns }),
    answer: z.object({ success, comparison: comparisonSchema }),
  },
  'POST /admin/product-imports': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [
      productFileAudit.imported,
      productAudit.created,
      productAudit.updated,
      productAudit.published,
      productAudit.archived,
    ],
    idempotent: true,
    summary: 'Imports a file of products as it was compared, all or nothing',
    upload,
    body: z.object({ columns, seen: lineField({ maxLength: 100 }).min(1) }),
    status: 201,
    conflicts: 'The catalogue or the file has changed since the comparison',
    answer: z.object({
      success,
      import: importSchema,
      products: z
        .array(z.object({ line: z.int(), productId: z.string() }))
        .describe('The product of each line of the file'),
    }),
  },
  'GET /admin/product-imports': {
    access: 'staff',
    areas: ['catalogue'],
    summary: 'Lists the last imports, the newest first',
    answer: z.object({ success, imports: z.array(importSchema) }),
  },
  'POST /admin/product-imports/{id}/taking-back': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productFileAudit['taken-back'], productAudit.restored, productAudit.removed],
    summary: 'Takes an import back: what was changed since stays as it is',
    params: z.object({ id: z.uuid() }),
    conflicts: 'It was taken back already',
    answer: z.object({
      success,
      restored: z.int().describe('Products that are again as they were, or gone'),
      kept: z.array(z.object({ productId: z.string(), name: z.string() })).describe('Changed since'),
    }),
  },
})

export type ProductFilesContract = typeof productFilesContract
export type Comparison = Readonly<z.output<typeof comparisonSchema>>
export type ProductImport = Readonly<z.output<typeof importSchema>>
