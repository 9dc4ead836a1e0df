import { and, count, eq, gt } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { legalTextAudit } from '../../documents.audit.ts'
import { documentsErrors } from '../../documents.errors.ts'
import { type LegalTextName, mostVersionsPlanned } from '../../legal-texts.limits.ts'
import { currentFacts } from '../current-facts.ts'
import { softwareVersionOf } from '../documents.public.ts'
import { legalTextsTag, todayOf } from './house-versions.ts'
import { type LegalTextRow, legalTexts } from './legal-texts.table.ts'
import { textFaults } from './text-faults.ts'

interface VersionKey {
  readonly name: LegalTextName
  readonly effective: string
}

type WrittenVersion = VersionKey &
  Readonly<Record<'fr' | 'en', string>> & {
    /** The version that was read; null for a new one. */
    readonly version: number | null
  }

const isVersion = ({ name, effective }: VersionKey) =>
  and(eq(legalTexts.name, name), eq(legalTexts.effective, effective))

/** Refuses a text that could not be shown, at the field of its language. */
export const requireFaultless = async (ctx: Context, text: Readonly<Record<'fr' | 'en', string>>) => {
  const faults = textFaults(text, Object.keys(await currentFacts(ctx)))
  if (!faults) return
  const fields = Object.entries(faults).flatMap(([lng, fault]) => (fault ? [[lng, `fields.${fault}`]] : []))
  throw documentsErrors.textRefused({ fields: Object.fromEntries(fields) })
}

const lockVersion = async (db: Db, key: VersionKey) => {
  const [row] = await db.select().from(legalTexts).where(isVersion(key)).for('update')
  return row
}

const requireRoom = async (
  db: Db,
  { name, today }: { readonly name: LegalTextName; readonly today: string },
) => {
  const planned = and(eq(legalTexts.name, name), gt(legalTexts.effective, today))
  const [kept] = await db.select({ count: count() }).from(legalTexts).where(planned)
  if ((kept?.count ?? 0) >= mostVersionsPlanned)
    throw documentsErrors.tooManyVersions({ values: { limit: mostVersionsPlanned } })
}

const dayTaken = () => documentsErrors.dayTaken({ fields: { effective: 'errors.dayTaken' } })

const insertVersion = async (db: Db, { name, effective, fr, en }: WrittenVersion) => {
  if (effective === softwareVersionOf(name)) throw dayTaken()
  const [made] = await db
    .insert(legalTexts)
    .values({ name, effective, fr, en })
    .onConflictDoNothing()
    .returning()
  if (!made) throw dayTaken()
  return made
}

const updateVersion = async (db: Db, before: LegalTextRow, { fr, en, version }: WrittenVersion) => {
  if (version === null) throw dayTaken()
  if (before.version !== version) throw documentsErrors.versionChanged()
  await db
    .update(legalTexts)
    .set({ fr, en, version: version + 1 })
    .where(isVersion(before))
}

/** Writes a version that takes effect today or later; one in force is never changed. */
export const writeVersion = async (ctx: Context, written: WrittenVersion) => {
  const { name, effective, fr, en, version } = written
  const today = todayOf(ctx)
  if (effective < today) throw documentsErrors.textRefused({ fields: { effective: 'fields.dayPast' } })
  await requireFaultless(ctx, written)
  await ctx.write(async ({ db, announce }) => {
    const before = await lockVersion(db, written)
    if (before && version !== null && effective <= today) throw documentsErrors.versionInForce()
    if (!before && version !== null) throw documentsErrors.versionNotFound()
    if (before) await updateVersion(db, before, written)
    else {
      await requireRoom(db, { name, today })
      await insertVersion(db, written)
    }
    await audit(db, ctx, legalTextAudit.planned, {
      id: `${name}.${effective}`,
      before: { fr: before?.fr ?? null, en: before?.en ?? null },
      after: { fr, en },
    })
    announce(legalTextsTag)
  })
}

/** Takes a version back that has not taken effect. */
export const removeVersion = (ctx: Context, key: VersionKey) =>
  ctx.write(async ({ db, announce }) => {
    const before = await lockVersion(db, key)
    if (!before) throw documentsErrors.versionNotFound()
    if (before.effective <= todayOf(ctx)) throw documentsErrors.versionInForce()
    await db.delete(legalTexts).where(isVersion(key))
    const { fr, en } = before
    await audit(db, ctx, legalTextAudit.removed, { id: `${key.name}.${key.effective}`, before: { fr, en } })
    announce(legalTextsTag)
  })
