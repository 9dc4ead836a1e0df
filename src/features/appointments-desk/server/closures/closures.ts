import { and, asc, eq, gte, isNull, ne, or } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { type ClosureRow, unavailableTimes } from '../../../appointments/server/appointments.table.ts'
import { lockBook } from '../../../appointments/server/slots/lock-book.public.ts'
import { closureAudit } from '../../appointments.audit.ts'
import type { StaffClosure } from '../../unavailable-dates.contract.ts'
import { touchedAppointments } from './touched-appointments.ts'

export const closureOnTheWire = ({ id, ...closure }: ClosureRow): StaffClosure => ({ _id: id, ...closure })

/** The closures that are not over, the earliest first. */
export const findClosures = (db: Db, today: CivilDate) =>
  db
    .select()
    .from(unavailableTimes)
    .where(
      or(
        gte(unavailableTimes.lastDay, today),
        and(
          ne(unavailableTimes.repeats, 'never'),
          or(isNull(unavailableTimes.repeatsUntil), gte(unavailableTimes.repeatsUntil, today)),
        ),
      ),
    )
    .orderBy(asc(unavailableTimes.firstDay), asc(unavailableTimes.fromTime), asc(unavailableTimes.id))

/** Closes days or hours under the lock of the book, so that no appointment is booked in them at the same moment. */
export const close = (ctx: Context, closure: Omit<ClosureRow, 'id'>) =>
  ctx.once(async ({ db }) => {
    await lockBook(ctx, db)
    const row = onlyRow(await db.insert(unavailableTimes).values(closure).returning())
    const appointments = await touchedAppointments({ ...ctx, db }, row)
    await audit(db, ctx, closureAudit.created, { id: row.id, after: closure })
    return { closure: closureOnTheWire(row), appointments }
  })

/** Removes a closure; succeeds as well when it no longer exists. */
export const reopen = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    await lockBook(ctx, db)
    const [row] = await db.delete(unavailableTimes).where(eq(unavailableTimes.id, id)).returning()
    if (!row) return
    const { id: _, ...before } = row
    await audit(db, ctx, closureAudit.removed, { id, before })
  })
