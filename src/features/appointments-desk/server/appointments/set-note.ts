import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { requireUnchanged } from '../../../../shared/api/require-unchanged.ts'
import { appointments } from '../../../appointments/server/appointments.table.ts'
import { appointmentAudit } from '../../appointments.audit.ts'
import { lockAppointment } from './lock-appointment.ts'

interface NoteInput {
  readonly id: string
  readonly note: string
  readonly replaces?: string | undefined
}

/** Stores the team's internal note about an appointment. */
export const setNote = (ctx: Context, { id, note, replaces }: NoteInput) =>
  ctx.write(async ({ db }) => {
    const appointment = await lockAppointment(db, id)
    if (appointment.note === note) return
    requireUnchanged(appointment.note, replaces)
    await db.update(appointments).set({ note }).where(eq(appointments.id, id))
    // The note is deleted with the appointment, so the audit log, which is kept longer, does not contain it.
    await audit(db, ctx, appointmentAudit.noted, { id })
  })
