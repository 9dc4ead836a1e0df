import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { changedFields } from '../../../../platform/audit/changed-fields.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { plateAudit } from '../../plates.audit.ts'
import { platesErrors } from '../../plates.errors.ts'
import type { PlateChange } from '../../plates-admin.contract.ts'
import { plates } from '../plates.table.ts'
import { plateTag } from '../plates.tags.public.ts'
import { keptPlate, lockPlate, type PlaceOfPlate } from './lock-plate.ts'

/** Changes the words of a picture, and what stays in sight of it. What is the same as before is not written. */
export const describePlate = (
  ctx: Context,
  place: PlaceOfPlate,
  { alt, altEn, focalPoint, version }: PlateChange,
) =>
  ctx.write(async ({ db, announce }) => {
    const { slot } = place
    const before = await lockPlate(db, place)
    if (!before) throw platesErrors.slotEmpty()
    if (version !== undefined && version !== before.version) throw platesErrors.plateChanged()
    const row = { ...before, altFr: alt, altEn, focalX: focalPoint.x, focalY: focalPoint.y }
    const changes = changedFields(keptPlate(before), keptPlate(row))
    if (!changes) return
    await db
      .update(plates)
      .set({ ...row, version: before.version + 1, updatedAt: dateOf(ctx.clock.now()) })
      .where(eq(plates.slot, slot))
    await audit(db, ctx, plateAudit.updated, { id: slot, ...changes })
    announce(plateTag(slot))
  })
