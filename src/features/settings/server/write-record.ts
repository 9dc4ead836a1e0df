import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { AuditedFields } from '../../../platform/audit/audit.table.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
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

interface Edit<Kept> {
  /** The version that the admin has edited. */
  readonly version: number
  readonly values: Kept
  /** The fields that the admin has not confirmed, by their names on the wire. */
  readonly examples: readonly string[]
}

/**
 * Replaces a record if it still has the version that the admin has edited. Fields that the admin has confirmed no
 * longer count as examples, even if their values equal the examples; if nothing changes, there is neither a new version
 * nor an audit entry.
 */
export const writeRecord = <Kept extends AuditedFields, Wire>(
  ctx: Context,
  edited: EditedRecord<Kept, Wire>,
  { version, values, examples }: Edit<Kept>,
) =>
  ctx.write(async ({ db, announce }) => {
    const { tag: subject, defaults, find } = edited.record
    const stale = async () =>
      settingsErrors.settingsChanged({ instead: { [subject]: (await readRecord(db, edited)) as Json } })
    await db.select().from(settingsTable).where(eq(settingsTable.subject, subject)).for('update')
    const before = await find(db)
    if (before.version !== version) throw await stale()
    const isExample = (field: string) =>
      examples.includes(wireNameOf(field)) && isDeepStrictEqual(values[field], defaults[field])
    const stillExamples = Object.keys(defaults).filter(isExample)
    const changed = changedFields(
      { ...before.values, examples: before.examples },
      { ...values, examples: stillExamples },
    )
    if (!changed) return
    const row = {
      changes: Object.fromEntries(Object.entries(values).filter(([field]) => !isExample(field))),
      updatedAt: dateOf(ctx.clock.now()),
      version: version + 1,
    }
    const written =
      version === 0
        ? db
            .insert(settingsTable)
            .values({ subject, ...row })
            .onConflictDoNothing()
        : db.update(settingsTable).set(row).where(eq(settingsTable.subject, subject))
    // When two admins write a record for the first time, there is no row yet for which the second could wait.
    if ((await written.returning()).length === 0) throw await stale()
    await audit(db, ctx, settingsAudit.changed, { id: subject, ...changed })
    announce(subject)
  })
