import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { importUploads } from '../../../../platform/media/importing/import-uploads.ts'
import { storeTaken } from '../../../../platform/media/store-taken.ts'
import { claimMedia } from '../../../../platform/media/unclaimed-media.ts'
import type { UploadedFile } from '../../../../shared/api/contract.ts'
import type { PlateSlot } from '../../plate-slots.ts'
import { plateAudit } from '../../plates.audit.ts'
import { plateShareDrawing } from '../draw-plate-shares.ts'
import { plates } from '../plates.table.ts'
import { plateTag } from '../plates.tags.public.ts'
import { finishingPlate } from './finish-plate.ts'
import { hungAs, keptPlate, lockPlate, type PlaceOfPlate, type PlateRow } from './lock-plate.ts'

interface NewPlate extends PlaceOfPlate {
  readonly files: readonly UploadedFile[]
}

/** The pen lines of a drawing, which are shown before it; they are those of no other picture. */
const linesOf: Partial<Record<string, PlateSlot>> = { hero: 'hero-line' }

/**
 * Puts a picture in a slot. The one that was there leaves its words, which its successor may well need, and its files stay
 * until the sweep, for visitors who still see an older page.
 */
export const hangPlate = async (ctx: Context, { files, ...place }: NewPlate) => {
  const taken = await importUploads(files)
  await storeTaken(ctx, taken, async (tx) => {
    const [first] = taken
    if (!first) throw new Error('An upload came without its file')
    const { key, width, height, color, widths } = first.picture
    const before = await lockPlate(tx.db, place)
    const changed = await placePlate(ctx, tx, {
      before,
      picture: {
        slot: place.slot,
        ...{ key, width, height, color },
        widths: [...widths],
        altFr: before?.altFr ?? '',
        altEn: before?.altEn ?? null,
        focalX: 50,
        focalY: 50,
      },
    })
    await audit(tx.db, ctx, plateAudit.hung, { id: place.slot, ...changed })
  })
}

interface PlacedPicture {
  /** What the locked slot holds. */
  readonly before: PlateRow | undefined
  readonly picture: Omit<PlateRow, 'share' | 'version' | 'updatedAt'>
}

/** Puts a picture whose files are there into a locked slot; returns what the log keeps of it. */
export const placePlate = async (ctx: Context, tx: Write, { before, picture }: PlacedPicture) => {
  const { db, announce } = tx
  const { slot, ...columns } = picture
  const row = {
    ...columns,
    share: null,
    version: (before?.version ?? 0) + 1,
    updatedAt: dateOf(ctx.clock.now()),
  }
  await db
    .insert(plates)
    .values({ slot, ...row })
    .onConflictDoUpdate({ target: plates.slot, set: row })
  const left = before && before.key !== row.key ? await claimed(ctx, db, before) : before && keptPlate(before)
  await dropLines(ctx, tx, slot)
  await ctx.jobs.enqueue(db, { kind: finishingPlate, data: { key: row.key }, key: row.key })
  await ctx.jobs.enqueue(db, { kind: plateShareDrawing, data: {}, key: 'all' })
  announce(plateTag(slot))
  return { ...(left && { before: left }), after: keptPlate({ slot, ...row }) }
}

/** Leaves the files of a picture that went to the sweep; returns what the log keeps of it. */
const claimed = async ({ clock }: Context, db: Db, plate: PlateRow) => {
  const { claim } = await claimMedia(db, { keys: [plate.key], clock })
  return { ...keptPlate(plate), hung: hungAs(plate, claim) }
}

/** Takes the lines of a drawing away that is no longer shown. */
const dropLines = async ({ clock }: Context, { db, announce }: Write, slot: string) => {
  const lines = linesOf[slot]
  if (!lines) return
  const dropped = await db.delete(plates).where(eq(plates.slot, lines)).returning({ key: plates.key })
  if (dropped.length === 0) return
  await claimMedia(db, { keys: dropped.map(({ key }) => key), clock })
  announce(plateTag(lines))
}

/** Empties a slot: pages leave no room for it. */
export const takePlateAway = (ctx: Context, place: PlaceOfPlate) =>
  ctx.write((tx) => removePlate(ctx, tx, place))

/** The same in the transaction that removes what the picture belongs to. */
export const removePlate = async (ctx: Context, tx: Write, place: PlaceOfPlate) => {
  const before = await lockPlate(tx.db, place)
  if (before)
    await audit(tx.db, ctx, plateAudit.removed, {
      id: place.slot,
      before: await clearSlot(ctx, tx, before),
    })
}

/** Takes the picture of a locked slot away; returns what the log keeps of it. */
export const clearSlot = async (ctx: Context, tx: Write, plate: PlateRow) => {
  await tx.db.delete(plates).where(eq(plates.slot, plate.slot))
  const left = await claimed(ctx, tx.db, plate)
  await dropLines(ctx, tx, plate.slot)
  tx.announce(plateTag(plate.slot))
  return left
}
