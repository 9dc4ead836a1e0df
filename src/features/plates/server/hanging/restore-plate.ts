import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { settleMedia } from '../../../../platform/media/unclaimed-media.ts'
import { fieldsBefore } from '../../../take-backs/server/fields-before.public.ts'
import type { DoneDeed } from '../../../take-backs/server/take-back.public.ts'
import { takeBacksErrors } from '../../../take-backs/take-backs.errors.ts'
import { placedSlots } from '../../plate-places.ts'
import { platesErrors } from '../../plates.errors.ts'
import { plates } from '../plates.table.ts'
import { plateTag } from '../plates.tags.public.ts'
import { clearSlot, placePlate } from './hang-plate.public.ts'
import { hungAsSchema, keptPlate, lockPlate, type PlateRow } from './lock-plate.ts'

const loggedPlate = z.object({
  key: z.string(),
  altFr: z.string(),
  altEn: z.string().nullable(),
  focalPoint: z
    .string()
    .regex(/^\d{1,3} \/ \d{1,3}$/)
    .transform((text) => text.split(' / ').map(Number)),
})

/** The words and the crop that a picture is to have again. */
const wantedOf = (fields: object) => {
  const kept = loggedPlate.safeParse(fields)
  if (!kept.success) throw takeBacksErrors.nothingToTakeBack()
  const { focalPoint, ...words } = kept.data
  const [focalX = 50, focalY = 50] = focalPoint
  return { ...words, focalX, focalY }
}

type RestoredPlate = ReturnType<typeof wantedOf>

/** Hangs a picture that went again, as long as its files are there. */
const hangAgain = async (ctx: Context, tx: Write, { deed, now, wanted }: Returned) => {
  const hung = hungAsSchema.safeParse(deed.before.hung)
  if (!hung.success) throw takeBacksErrors.nothingToTakeBack()
  const { claim, ...measures } = hung.data
  if (!(await settleMedia(tx.db, { claim, keys: [wanted.key] }))) throw platesErrors.plateSwept()
  const { before = {}, after } = await placePlate(ctx, tx, {
    before: now,
    picture: { slot: deed.id, ...measures, ...wanted },
  })
  return { before, after }
}

interface Returned {
  readonly deed: DoneDeed
  readonly now: PlateRow | undefined
  readonly wanted: RestoredPlate
}

const describeAgain = async (ctx: Context, { db, announce }: Write, now: PlateRow, wanted: RestoredPlate) => {
  const row = { ...now, ...wanted, version: now.version + 1, updatedAt: dateOf(ctx.clock.now()) }
  await db.update(plates).set(row).where(eq(plates.slot, now.slot))
  announce(plateTag(now.slot))
  return { before: keptPlate(now), after: keptPlate(row) }
}

const isEmpty = (fields: object) => Object.keys(fields).length === 0

/**
 * Gives the slot of a page back what it held before a change: its picture, as long as the files are there, its words and
 * its crop; as long as the slot is as the change has left it.
 */
export const restorePlate = async (ctx: Context, tx: Write, deed: DoneDeed) => {
  const slot = placedSlots.find((each) => each === deed.id)
  if (!slot) throw takeBacksErrors.nothingToTakeBack()
  const now = await lockPlate(tx.db, { slot })
  const stands = now ? keptPlate(now) : {}
  if (isEmpty(deed.after) !== !now) throw takeBacksErrors.changedSince()
  const before = fieldsBefore(ctx, { now: stands, deed, nameKeyOf: (field) => `plates:names.${field}` })
  if (now && isEmpty(deed.before)) return { before: await clearSlot(ctx, tx, now), after: {} }
  const wanted = wantedOf({ ...stands, ...(now ? before : deed.before) })
  return now?.key === wanted.key
    ? describeAgain(ctx, tx, now, wanted)
    : hangAgain(ctx, tx, { deed, now, wanted })
}
