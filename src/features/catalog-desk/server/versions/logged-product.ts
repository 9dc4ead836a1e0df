import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { productAudit } from '../../../catalog/products.audit.ts'
import { linesOfCut } from '../../../garments/cut.ts'
import { linesOfMeasures } from '../../../garments/garment-measures.ts'
import { type VersionAction, type VersionedField, versionActions } from '../../versioned-fields.ts'
import type { EditedRows } from '../writing/edited-rows.public.ts'

/** The columns of a product that a version holds, by the names that its editor gives them. */
const fieldOfColumn: Readonly<Record<keyof EditedRows | 'state' | 'publishAt', VersionedField>> = {
  sku: 'sku',
  categoryId: 'category',
  nameFr: 'name',
  nameEn: 'nameEn',
  descriptionFr: 'description',
  descriptionEn: 'descriptionEn',
  compositionFr: 'composition',
  compositionEn: 'compositionEn',
  careFr: 'care',
  careEn: 'careEn',
  tagsFr: 'tags',
  tagsEn: 'tagsEn',
  material: 'material',
  colorFr: 'colorName',
  colorEn: 'colorNameEn',
  colorHex: 'colorHex',
  customizable: 'customizable',
  featured: 'featured',
  animalParts: 'animalParts',
  fittedAt: 'fittedAt',
  cut: 'cut',
  measures: 'measures',
  priceCents: 'price',
  lowStock: 'lowStock',
  variants: 'stocks',
  state: 'state',
  publishAt: 'publishAt',
}

const fields = new Map<string, VersionedField>(Object.entries(fieldOfColumn))

/** Pieces that were sold since do not come back with an older version. */
const restorable = Object.keys(fieldOfColumn).filter(
  (column) => !['variants', 'state', 'publishAt'].includes(column),
)

type Value = string | number | boolean | string[] | null

const shownValue = (column: string, value: unknown): Value => {
  if (column === 'cut') return linesOfCut((value ?? {}) as EditedRows['cut'])
  if (column === 'measures') return linesOfMeasures((value ?? []) as EditedRows['measures'])
  if (column === 'priceCents' && typeof value === 'number') return eurosOfCents(value)
  if (Array.isArray(value))
    return value.map((each: unknown) =>
      typeof each === 'object' && each !== null && 'size' in each && 'stock' in each
        ? `${String(each.size)}: ${String(each.stock)}`
        : String(each),
    )
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return null
}

type Entry = Pick<typeof auditLog.$inferSelect, 'before' | 'after'>

/** What an entry of the log changed, field by field. */
export const changesOfEntry = ({ before, after }: Entry) => {
  const columns = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...columns].flatMap((column) => {
    const field = fields.get(column)
    if (field === undefined || isDeepStrictEqual(before?.[column], after?.[column])) return []
    return [
      {
        field,
        ...(before && { before: shownValue(column, before[column]) }),
        ...(after && { after: shownValue(column, after[column]) }),
      },
    ]
  })
}

const restorableOf = ({ before }: Entry) =>
  Object.entries(before ?? {}).filter(([column]) => restorable.includes(column))

/** A product as it was after an entry: what came since is taken back, the newest first. */
export const withoutEntries = (now: EditedRows, since: readonly Entry[]): EditedRows => ({
  ...now,
  ...Object.fromEntries(since.flatMap(restorableOf)),
})

const actions = versionActions.map((name) => productAudit[name].action)

const ofProduct = (id: string) =>
  and(eq(auditLog.subjectKind, 'product'), eq(auditLog.subjectId, id), inArray(auditLog.action, actions))

/** The texts that are written in both languages, each with the columns that hold them. */
const translated = [
  ['name', 'nameFr', 'nameEn'],
  ['description', 'descriptionFr', 'descriptionEn'],
  ['composition', 'compositionFr', 'compositionEn'],
  ['care', 'careFr', 'careEn'],
] as const satisfies readonly (readonly [VersionedField, keyof EditedRows, keyof EditedRows])[]

/** The texts whose French has changed since their English was written. Entries run from the newest to the oldest. */
export const staleTexts = (now: EditedRows, entries: readonly Entry[]) =>
  translated.flatMap(([field, french, english]) => {
    const lastOf = (column: string) => entries.findIndex(({ after }) => after !== null && column in after)
    const [frenchAt, englishAt] = [lastOf(french), lastOf(english)]
    const isStale = now[english] !== null && frenchAt >= 0 && (englishAt < 0 || frenchAt < englishAt)
    return isStale ? [field] : []
  })

/** All that the log says of a product, the newest first. */
export const readEntries = (db: Db, id: string) =>
  db.select().from(auditLog).where(ofProduct(id)).orderBy(desc(auditLog.id))

export const actionOf = (action: string): VersionAction =>
  versionActions.find((name) => productAudit[name].action === action) ?? 'updated'
