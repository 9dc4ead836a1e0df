import { audit, auditAll } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { productAudit } from '../../catalog/products.audit.ts'
import { productFileAudit } from '../product-files.audit.ts'
import { productFilesErrors } from '../product-files.errors.ts'
import { importOnTheWire } from './find-imports.ts'
import { lockVersions } from './kept-products.ts'
import type { ImportPlan, PlannedRow } from './planning/plan-import.ts'
import { productImports } from './product-imports.table.ts'
import { addProducts } from './writing/add-products.ts'
import { type ComparedChange, changeProducts } from './writing/change-products.ts'
import { logStates } from './writing/log-states.ts'

interface Import {
  readonly fileName: string
  readonly plan: ImportPlan
  /** What the caller has compared. */
  readonly seen: string
}

type ChangedRow = PlannedRow & { readonly kept: NonNullable<PlannedRow['kept']> }

const isChange = (row: PlannedRow): row is ChangedRow => row.kept !== undefined

const refuse = ({ plan, seen }: Import) => {
  if (plan.faults.length > 0) throw productFilesErrors.faulty({ fields: { file: 'errors.faulty' } })
  if (plan.seen !== seen) throw productFilesErrors.changedSince()
  if (plan.rows.length === 0)
    throw productFilesErrors.nothingToImport({ fields: { file: 'errors.nothingToImport' } })
}

/** Locks the products that change, and refuses if one of them is no longer what was compared. */
const lockCompared = async (db: Db, rows: readonly ChangedRow[]) => {
  const versions = await lockVersions(
    db,
    rows.map(({ kept }) => kept.id),
  )
  if (rows.some(({ kept }) => versions.get(kept.id) !== kept.version)) throw productFilesErrors.changedSince()
}

/** What was written of a product and what became of its state are entries of their own. */
const logChanges =
  (ctx: Context, { db, reason }: { readonly db: Db; readonly reason: string }) =>
  async (part: readonly ComparedChange[]) => {
    const written = part.flatMap(({ id, fields }) =>
      fields ? [{ id, before: fields.before, after: { ...fields.after, reason } }] : [],
    )
    const entries = await auditAll(db, ctx, productAudit.updated, written)
    return [...entries, ...(await logStates(ctx, db, part))]
  }

/** Imports a file as it was compared, all of it or nothing: products are changed, and new ones added. */
export const importProducts = (ctx: Context, wanted: Import) =>
  ctx.once(async (tx) => {
    refuse(wanted)
    const { plan, fileName } = wanted
    const changed = plan.rows.filter(isChange)
    const added = plan.rows.filter((row) => !isChange(row))
    await lockCompared(tx.db, changed)
    const updated = await changeProducts(ctx, tx, {
      reason: fileName,
      changes: changed.map(({ kept, after }) => ({ id: kept.id, before: kept, after })),
      log: logChanges(ctx, { db: tx.db, reason: fileName }),
    })
    const made = await addProducts(
      ctx,
      tx,
      added.map(({ after }) => after),
    )
    const counts = { fileName, added: added.length, changed: changed.length }
    const row = onlyRow(
      await tx.db
        .insert(productImports)
        .values({ ...counts, at: dateOf(ctx.clock.now()), entries: [...updated, ...made.entries] })
        .returning(),
    )
    await audit(tx.db, ctx, productFileAudit.imported, { id: row.id, after: counts })
    const products = [
      ...plan.same,
      ...changed.map(({ line, kept }) => ({ line, productId: kept.id })),
      ...added.map(({ line }, place) => ({ line, productId: made.ids[place] ?? '' })),
    ].toSorted((one, other) => one.line - other.line)
    return { import: importOnTheWire(row), products }
  })
