import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
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
import { keptPlate, lockPlate, type PlaceOfPlate } from './lock-plate.ts'

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
  const { slot } = place
  const taken = await importUploads(files)
  await storeTaken(ctx, taken, async (tx) => {
    const { db, announce } = tx
    const [first] = taken
    if (!first) throw new Error('An upload came without its file')
    const { key, width, height, color, widths } = first.picture
    const before = await lockPlate(db, place)
    const row = {
      slot,
      ...{ key, width, height, color },
      widths: [...widths],
      share: null,
      altFr: before?.altFr ?? '',
      altEn: before?.altEn ?? null,
      focalX: 50,
      focalY: 50,
      version: (before?.version ?? 0) + 1,
      updatedAt: dateOf(ctx.clock.now()),
    }
    const { slot: _slot, ...columns } = row
    await db.insert(plates).values(row).onConflictDoUpdate({ target: plates.slot, set: columns })
    if (before && before.key !== key) await claimMedia(db, { keys: [before.key], clock: ctx.clock })
    await dropLines(ctx, tx, slot)
    await ctx.jobs.enqueue(db, { kind: finishingPlate, data: { key }, key })
    await ctx.jobs.enqueue(db, { kind: plateShareDrawing, data: {}, key: 'all' })
    await audit(db, ctx, plateAudit.hung, {
      id: slot,
      ...(before && { before: keptPlate(before) }),
      after: keptPlate(row),
    })
    announce(plateTag(slot))
  })
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
  const { slot } = place
  const before = await lockPlate(tx.db, place)
  if (!before) return
  await tx.db.delete(plates).where(eq(plates.slot, slot))
  await claimMedia(tx.db, { keys: [before.key], clock: ctx.clock })
  await dropLines(ctx, tx, slot)
  await audit(tx.db, ctx, plateAudit.removed, { id: slot, before: keptPlate(before) })
  tx.announce(plateTag(slot))
}
