import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { audit } from '../../../../platform/audit/audit.ts'
import { changedFields } from '../../../../platform/audit/changed-fields.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { PlacedSlot } from '../../plate-places.ts'
import { plateAudit } from '../../plates.audit.ts'
import { platesErrors } from '../../plates.errors.ts'
import type { platesAdminContract } from '../../plates-admin.contract.ts'
import { plates } from '../plates.table.ts'
import { plateTag } from '../plates.tags.ts'
import { keptPlate, lockPlate } from './lock-plate.ts'

type PlateChange = z.output<(typeof platesAdminContract)['PATCH /plates/{slot}']['body']>

/** Changes the words of a picture, and what stays in sight of it. What is the same as before is not written. */
export const describePlate = (
  ctx: Context,
  slot: PlacedSlot,
  { alt, altEn, focalPoint, version }: PlateChange,
) =>
  ctx.write(async ({ db, announce }) => {
    const before = await lockPlate(db, slot)
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
