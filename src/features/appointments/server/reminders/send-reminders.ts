import { and, eq, gte, inArray, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import { type DueReminder, dueReminders } from '../../reminders.rules.ts'
import { type AppointmentRow, appointments } from '../appointments.table.ts'
import { mailCause } from '../mails/mail-cause.ts'
import { queueAppointmentMail } from '../mails/queue-appointment-mail.tsx'

export const reminderSweep = defineJob({
  name: 'appointments.remind',
  data: z.object({}),
  cron: '*/15 * * * *',
  retries: 0,
})

const isDue = ({ fromMs, untilMs, stoodBeforeMs }: DueReminder) =>
  and(
    gte(appointments.startsAt, new Date(fromMs)),
    lt(appointments.startsAt, new Date(untilMs)),
    lt(appointments.changedAt, new Date(stoodBeforeMs)),
  )

const reminderOf = ({ startsAt }: AppointmentRow, due: readonly DueReminder[]) =>
  due.find(({ fromMs, untilMs }) => fromMs <= startsAt.getTime() && startsAt.getTime() < untilMs)?.reminder

/**
 * Sends reminders of confirmed appointments, once for each time that an appointment has had. Any number of processes may run this. A
 * appointment that is being changed at this moment is skipped until the next run.
 */
export const sendReminders = async (ctx: Context) => {
  const due = dueReminders(ctx.clock.now().epochMilliseconds)
  if (due.length === 0) return
  await ctx.write(async ({ db }) => {
    const rows = await db
      .select()
      .from(appointments)
      .where(and(eq(appointments.status, 'confirmed'), or(...due.map(isDue))))
      .for('no key update', { skipLocked: true })
    const letters = rows.flatMap((appointment) => {
      const kind = reminderOf(appointment, due)
      return kind === undefined ? [] : [{ appointment, kind, cause: mailCause(kind, appointment) }]
    })
    const causes = letters.map(({ cause }) => cause)
    const written = await db
      .select({ cause: mailOutbox.causeKey })
      .from(mailOutbox)
      .where(inArray(mailOutbox.causeKey, causes))
    const known = new Set(written.map(({ cause }) => cause))
    for (const { appointment, kind, cause } of letters)
      if (!known.has(cause)) await queueAppointmentMail(ctx, db, { appointment, kind })
  })
}
