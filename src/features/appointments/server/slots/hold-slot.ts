import { desc, eq, inArray } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import type { AppointmentKind } from '../../appointment-kinds.ts'
import { heldAtOnce, holdMinutes } from '../../appointments.limits.ts'
import { salonTimes } from '../appointments.table.ts'
import { lockBook } from './lock-book.public.ts'
import { requireSlot } from './require-slot.ts'
import { dropHold, timeOf } from './salon-times.public.ts'

interface AskedHold {
  readonly kind: AppointmentKind
  readonly startMs: number
  /** The id of the slot that the same form reserved before. */
  readonly instead: string | undefined
}

/**
 * Reserves a slot while the form is filled in. A network address can hold only a few, so that no visitor can fill the
 * book.
 */
export const holdSlot = (ctx: Context, { kind, startMs, instead }: AskedHold) =>
  ctx.once(async ({ db }) => {
    await lockBook(ctx, db)
    if (instead !== undefined) await dropHold(db, instead)
    const heldBy = whereFrom(ctx).address
    const others = await db
      .select({ id: salonTimes.id })
      .from(salonTimes)
      .where(eq(salonTimes.heldBy, heldBy))
      .orderBy(desc(salonTimes.heldUntil))
      .offset(heldAtOnce - 1)
    const tooMany = others.map(({ id }) => id)
    if (tooMany.length > 0) await db.delete(salonTimes).where(inArray(salonTimes.id, tooMany))
    const slot = await requireSlot({ ...ctx, db }, { kind, startMs })
    const heldUntil = dateOf(ctx.clock.now().add({ minutes: holdMinutes }))
    const held = onlyRow(
      await db
        .insert(salonTimes)
        .values({ ...timeOf(slot), heldUntil, heldBy })
        .returning({ id: salonTimes.id }),
    )
    return { _id: held.id, until: heldUntil.toISOString() }
  })
