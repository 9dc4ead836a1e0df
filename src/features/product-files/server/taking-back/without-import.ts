import { isDeepStrictEqual } from 'node:util'
import type { auditLog } from '../../../../platform/audit/audit.table.ts'
import { InvalidInput } from '../../../../platform/http/refusals/invalid-input.ts'
import type { EditedRows } from '../../../catalog-desk/server/writing/edited-rows.public.ts'
import { refuseUnwritten } from '../../../catalog-desk/server/writing/refuse-unwritten.public.ts'
import type { KeptProduct } from '../kept-products.ts'
import type { WholeProduct } from '../writing/sent-rows.ts'

export type Entry = typeof auditLog.$inferSelect

type Variants = EditedRows['variants']

/**
 * The stock of before, less what was sold since: what an import added to a size is taken from it again. Undefined where
 * the sizes are others by now.
 */
const restocked = (now: Variants, { before, after }: { before: Variants; after: Variants }) => {
  const sizesOf = (variants: Variants) => variants.map(({ size }) => size)
  if (!isDeepStrictEqual(sizesOf(now), sizesOf(after))) return undefined
  const stockIn = (variants: Variants, size: string) =>
    variants.find((each) => each.size === size)?.stock ?? 0
  return before.map(({ size, stock }) => ({
    size,
    stock: Math.max(0, stockIn(now, size) - stockIn(after, size) + stock),
  }))
}

/** A product without what an entry changed; fields that were changed since stay. */
const withoutEntry = (now: EditedRows, { before, after }: Pick<Entry, 'before' | 'after'>) => {
  const fields = Object.keys(before ?? {}) as (keyof EditedRows)[]
  const restored = fields.flatMap((field): readonly (readonly [string, unknown])[] => {
    if (field !== 'variants')
      return isDeepStrictEqual(now[field], after?.[field]) ? [[field, before?.[field]]] : []
    // The log keeps fields as they were read from the rows.
    const logged = { before: before?.[field] as Variants, after: after?.[field] as Variants }
    const variants = restocked(now.variants, logged)
    return variants ? [[field, variants]] : []
  })
  const rows: EditedRows = { ...now, ...Object.fromEntries(restored) }
  return { rows, isWhole: restored.length === fields.length }
}

/** An entry about the state of a product that was there before. */
const isOfState = ({ before }: Entry) => before !== null && 'state' in before

export interface TakenBack {
  readonly product: KeptProduct
  /** What the import has made of it. */
  readonly entries: readonly Entry[]
  /** Whether the shop has ever shown it. */
  readonly wasShown: boolean
}

/**
 * The state of before. What was shown once is no draft again: people have its address, and an archived product leads
 * them to similar ones.
 */
const withoutState = ({ product: now, entries, wasShown }: TakenBack, at: Date) => {
  const entry = entries.find(isOfState)
  const { state, publishAt } = now
  const before = entry?.before?.state as KeptProduct['state'] | undefined
  if (before === undefined) return { state, publishAt, isWhole: true }
  if (entry?.after?.state !== state) return { state, publishAt, isWhole: false }
  if (before === 'draft' && wasShown) return { state: 'archived' as const, publishAt: null, isWhole: true }
  const day = entry.before?.publishAt
  const due = typeof day === 'string' && new Date(day) > at ? new Date(day) : null
  return { state: before, publishAt: due, isWhole: true }
}

/** Whether a product has the words that its state asks for. */
const isWritten = ({ rows, state, publishAt }: WholeProduct) => {
  if (state === 'draft' && !publishAt) return true
  try {
    refuseUnwritten(rows)
    return true
  } catch (refusal) {
    if (refusal instanceof InvalidInput) return false
    throw refusal
  }
}

/** A product without what an import changed; what was changed since stays, and the words that its state asks for. */
export const withoutImport = (taken: TakenBack, at: Date) => {
  const { product: now, entries } = taken
  const written = entries.find((entry) => !isOfState(entry))
  const { isWhole: isStateBack, ...state } = withoutState(taken, at)
  const { rows, isWhole } = written ? withoutEntry(now.rows, written) : { rows: now.rows, isWhole: true }
  const before: WholeProduct = { ...state, rows }
  if (!isWritten(before)) return { after: { ...state, rows: now.rows }, isWhole: false }
  return { after: before, isWhole: isWhole && isStateBack }
}

/** A product that nobody has touched since an import added it. */
export const isUntouched = ({ state, publishAt, rows }: KeptProduct, entries: readonly Entry[]) => {
  const added = entries.find(({ before }) => before === null)
  const { state: begun, ...written } = added?.after ?? {}
  const given = entries.find(isOfState)?.after?.state ?? begun
  return state === given && publishAt === null && isDeepStrictEqual(JSON.parse(JSON.stringify(rows)), written)
}
