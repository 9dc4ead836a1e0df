import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { AuditedFields } from '../../../platform/audit/audit.table.ts'
import { auditAll } from '../../../platform/audit/audit.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Json } from '../../../shared/json.ts'
import { settingsAudit } from '../settings.audit.ts'
import { settingsErrors } from '../settings.errors.ts'
import { wireNameOf } from '../settings-on-the-wire.ts'
import { settingsTable } from './settings.table.ts'

interface Found<Kept> {
  readonly values: Kept
  readonly version: number
  readonly examples: readonly string[]
}

/** A record of the settings, and how the API represents it. */
export interface EditedRecord<Kept extends AuditedFields, Wire> {
  readonly record: {
    readonly tag: string
    readonly defaults: Kept
    readonly find: (db: Db) => Promise<Found<Kept>>
  }
  readonly onTheWire: (kept: Kept) => Wire
}

/** Reads the current record for the API. */
export const readRecord = async <Kept extends AuditedFields, Wire>(
  db: Db,
  { record, onTheWire }: EditedRecord<Kept, Wire>,
) => {
  const { values, version, examples } = await record.find(db)
  return { ...onTheWire(values), version, examples: examples.map(wireNameOf) }
}

/** What becomes of a record. */
interface NewState<Kept> {
  readonly before: Found<Kept>
  readonly values: Kept
  /** The fields that nobody has confirmed, by their names on the wire. */
  readonly examples: readonly string[]
}

const stale = async <Kept extends AuditedFields, Wire>(db: Db, edited: EditedRecord<Kept, Wire>) =>
  settingsErrors.settingsChanged({
    instead: { [edited.record.tag]: (await readRecord(db, edited)) as Json },
  })

/** A record as it is, locked until the transaction ends. */
export const lockRecord = async <Kept extends AuditedFields>(
  db: Db,
  { record }: Pick<EditedRecord<Kept, unknown>, 'record'>,
) => {
  await db.select().from(settingsTable).where(eq(settingsTable.subject, record.tag)).for('update')
  return record.find(db)
}

/**
 * Writes a record over the one that is locked, and announces it. Fields that were confirmed no longer count as examples,
 * even if their values equal the examples. Returns what changed; if nothing did, there is no new version.
 */
export const storeRecord = async <Kept extends AuditedFields, Wire>(
  ctx: Pick<Context, 'clock'>,
  { db, announce }: Write,
  edited: EditedRecord<Kept, Wire>,
  { before, values, examples }: NewState<Kept>,
) => {
  const { tag: subject, defaults } = edited.record
  const isExample = (field: string) =>
    examples.includes(wireNameOf(field)) && isDeepStrictEqual(values[field], defaults[field])
  const stillExamples = Object.keys(defaults).filter(isExample)
  const changed = changedFields(
    { ...before.values, examples: before.examples },
    { ...values, examples: stillExamples },
  )
  if (!changed) return undefined
  const row = {
    changes: Object.fromEntries(Object.entries(values).filter(([field]) => !isExample(field))),
    updatedAt: dateOf(ctx.clock.now()),
    version: before.version + 1,
  }
  const written =
    before.version === 0
      ? db
          .insert(settingsTable)
          .values({ subject, ...row })
          .onConflictDoNothing()
      : db.update(settingsTable).set(row).where(eq(settingsTable.subject, subject))
  // When two admins write a record for the first time, there is no row yet for which the second could wait.
  if ((await written.returning()).length === 0) throw await stale(db, edited)
  announce(subject)
  return changed
}

interface Edit<Kept> {
  /** The version that the admin has edited. */
  readonly version: number
  readonly values: Kept
  /** The fields that the admin has not confirmed, by their names on the wire. */
  readonly examples: readonly string[]
}

/** Replaces a record if it still has the version that the admin has edited; what changed is noted in the log. */
export const writeRecord = <Kept extends AuditedFields, Wire>(
  ctx: Context,
  edited: EditedRecord<Kept, Wire>,
  { version, values, examples }: Edit<Kept>,
) =>
  ctx.write(async (tx) => {
    const before = await lockRecord(tx.db, edited)
    if (before.version !== version) throw await stale(tx.db, edited)
    const changed = await storeRecord(ctx, tx, edited, { before, values, examples })
    if (!changed) return undefined
    const id = edited.record.tag
    const [entry] = await auditAll(tx.db, ctx, settingsAudit.changed, [{ id, ...changed }])
    return { entry: String(entry) }
  })
