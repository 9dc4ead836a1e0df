import { inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { pictureOnTheWire } from '../../../shared/pictures/picture-on-the-wire.ts'
import { placedSlots } from '../plate-places.ts'
import { type EditedPlate, platesAdminContract } from '../plates-admin.contract.ts'
import { describePlate } from './hanging/describe-plate.ts'
import { hangPlate, takePlateAway } from './hanging/hang-plate.ts'
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
      if (!row) return []
      return [
        {
          slot,
          image: pictureOnTheWire(row, lng),
          alt: row.altFr,
          altEn: row.altEn,
          focalPoint: { x: row.focalX, y: row.focalY },
          version: row.version,
        },
      ]
    }),
  }
}

export const platesAdminRoutes = implement(platesAdminContract, {
  'GET /admin/plates': everything,

  'PUT /plates/{slot}': async (ctx, { params, files }) => {
    await hangPlate(ctx, { slot: params.slot, files })
    return everything(ctx)
  },

  'PATCH /plates/{slot}': async (ctx, { params, body }) => {
    await describePlate(ctx, params.slot, body)
    return everything(ctx)
  },

  'DELETE /plates/{slot}': async (ctx, { params }) => {
    await takePlateAway(ctx, params.slot)
    return everything(ctx)
  },
})
