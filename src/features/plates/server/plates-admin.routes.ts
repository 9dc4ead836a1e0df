import { inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { placedSlots } from '../plate-places.ts'
import { type EditedPlate, platesAdminContract } from '../plates-admin.contract.ts'
import { editedPictureOnTheWire } from './edited-picture-on-the-wire.public.ts'
import { describePlate } from './hanging/describe-plate.public.ts'
import { hangPlate, takePlateAway } from './hanging/hang-plate.public.ts'
import { plates } from './plates.table.ts'

const everything = async ({ db, lng }: Context) => {
  const rows = await db
    .select()
    .from(plates)
    .where(inArray(plates.slot, [...placedSlots]))
  const bySlot = new Map(rows.map((row) => [row.slot, row]))
  return {
    success: true as const,
    plates: placedSlots.flatMap((slot): EditedPlate[] => {
      const row = bySlot.get(slot)
      return row ? [{ slot, ...editedPictureOnTheWire(row, lng) }] : []
    }),
  }
}

export const platesAdminRoutes = implement(platesAdminContract, {
  'GET /admin/plates': everything,

  'PUT /plates/{slot}': async (ctx, { params, files }) => {
    await hangPlate(ctx, { ...params, files })
    return everything(ctx)
  },

  'PATCH /plates/{slot}': async (ctx, { params, body }) => {
    await describePlate(ctx, params, body)
    return everything(ctx)
  },

  'DELETE /plates/{slot}': async (ctx, { params }) => {
    await takePlateAway(ctx, params)
    return everything(ctx)
  },
})
