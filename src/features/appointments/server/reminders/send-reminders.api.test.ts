import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import { aCustomer, appointmentsApi } from '../../../../testing/appointments/appointments-api.ts'
import { appointmentMailsTo } from '../../../../testing/appointments/mailed-appointments.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { appointmentEvents, appointments, salonTimes } from '../appointments.table.ts'
import { clearOldAppointments } from '../clear-old-appointments.ts'
import { linkKey } from '../link-keys.public.ts'
import { sendReminders } from './send-reminders.ts'

let app: CatalogApp

const db = () => app.test.database.db
const type = 'bridal-discovery' as const
const start = '2026-11-03T10:00:00+01:00'
const beginning = '2026-10-14T12:00'

let mailboxes = 0

const moveTo = (clock: string) => {
  const now = app.context().clock.now()
  app.moveClock(now.until(Temporal.PlainDateTime.from(clock).toZonedDateTime('Europe/Paris').toInstant()))
}

const remind = () => sendReminders(app.context())

const remindAt = async (clock: string) => {
  moveTo(clock)
  await remind()
}

const booked = async (at = start, lng: 'fr' | 'en' = 'fr') => {
  const email = `rappel-${++mailboxes}@example.fr`
  const api = appointmentsApi(app, { lng })
  const { appointment } = await api('POST /appointments', { body: { ...aCustomer, email, type, start: at } })
  const [params, query] = [
    { id: appointment._id },
    { key: linkKey(app.context(), 'manage', appointment._id) },
  ]
  return {
    move: (to: string) => api('PUT /appointments/{id}', { params, query, body: { start: to } }),
    cancel: () => api('DELETE /appointments/{id}', { params, query }),
    /** The mails after that of the booking. */
    mails: async () => (await appointmentMailsTo(db(), email)).slice(1),
    kinds: async () => (await appointmentMailsTo(db(), email)).slice(1).map(({ kind }) => kind),
  }
}

beforeAll(async () => {
  app = await catalogApp()
})

beforeEach(async () => {
  await db().execute(sql`delete from appointments`)
  await db().execute(sql`delete from salon_times`)
  await db().delete(mailOutbox)
  moveTo(beginning)
})

afterAll(() => app.close())

describe('a confirmed appointment', () => {
  it('is reminded of a week and a day before, once each, however often the job runs', async () => {
    const { kinds, mails } = await booked()
    await remindAt('2026-10-27T08:45')
    expect(await kinds()).toEqual([])
    moveTo('2026-10-27T09:00')
    for (let times = 0; times < 3; times++) await remind()
    expect(await kinds()).toEqual(['weekBefore'])
    moveTo('2026-11-02T09:15')
    await Promise.all([remind(), remind()])
    expect(await kinds()).toEqual(['weekBefore', 'dayBefore'])
    const [week, day] = await mails()
    expect(week?.subject).toBe('Votre rendez-vous du mardi 3 novembre 2026')
    expect(week?.plainText).toContain('sans frais, jusqu’au')
    expect(day?.plainText).toContain('Un empêchement')
    expect(day).toMatchObject({ event: { sequence: 0, method: 'REQUEST', start: new Date(start) } })
    expect(day?.link).toBeDefined()
  })

  it('is reminded of as long as the day lasts, and not after', async () => {
    const late = await booked()
    await remindAt('2026-10-28T08:45')
    expect(await late.kinds()).toEqual(['weekBefore'])
    await remindAt('2026-11-03T09:00')
    expect(await late.kinds()).toEqual(['weekBefore'])
  })

  it.each([
    ['2026-10-26T10:00:00+01:00', '2026-10-19T09:00', '2026-10-25T09:00'],
    ['2026-10-27T10:00:00+01:00', '2026-10-20T09:00', '2026-10-26T09:00'],
    ['2027-03-30T10:00:00+02:00', '2027-03-23T09:00', '2027-03-29T09:00'],
  ])('is reminded of at nine in Paris around the changes of hour: %s', async (at, week, day) => {
    const { kinds } = await booked(at)
    await remindAt(week)
    expect(await kinds()).toEqual(['weekBefore'])
    await remindAt(day)
    expect(await kinds()).toEqual(['weekBefore', 'dayBefore'])
  })

  it('is reminded of in the language of its customer', async () => {
    const { mails } = await booked(start, 'en')
    await remindAt('2026-11-02T10:00')
    expect((await mails())[0]?.subject).toBe('Reminder: your appointment on Tuesday, 3 November 2026')
  })
})

describe('no reminder', () => {
  it('goes out for an appointment that waits, is cancelled, or has moved to another day', async () => {
    const waiting = await booked('2026-11-07T10:00:00+01:00')
    await remindAt('2026-10-31T09:00')
    expect(await waiting.kinds()).toEqual([])
    moveTo(beginning)
    const cancelled = await booked()
    await cancelled.cancel()
    const moved = await booked()
    await moved.move('2026-11-10T10:00:00+01:00')
    await remindAt('2026-10-27T09:00')
    expect(await cancelled.kinds()).toEqual(['cancelled'])
    expect(await moved.kinds()).toEqual(['moved'])
    await remindAt('2026-11-03T09:00')
    expect(await moved.kinds()).toEqual(['moved', 'weekBefore'])
  })

  it('goes out for what was booked or moved once it was due', async () => {
    moveTo('2026-10-27T09:05')
    const { kinds } = await booked()
    await remindAt('2026-10-27T09:15')
    expect(await kinds()).toEqual([])
    await remindAt('2026-11-02T09:15')
    expect(await kinds()).toEqual(['dayBefore'])
  })

  it('of the time before counts for the new one', async () => {
    const { kinds, move } = await booked()
    await remindAt('2026-10-27T09:00')
    moveTo('2026-10-27T12:00')
    await move('2026-11-04T10:00:00+01:00')
    await remindAt('2026-10-28T09:00')
    expect(await kinds()).toEqual(['weekBefore', 'moved', 'weekBefore'])
  })
})

describe('an appointment that is over', () => {
  it('is kept for three years with what happened to it, and a hold no longer than it lasts', async () => {
    await booked()
    await appointmentsApi(app)('POST /appointments/holds', { body: { type, start } })
    await db()
      .update(mailOutbox)
      .set({ status: 'sent', settledAt: new Date('2026-10-14T10:00:00Z') })
    const counts = async () => {
      await clearOldAppointments(app.context())
      return [
        await db().$count(appointments),
        await db().$count(appointmentEvents),
        await db().$count(salonTimes),
        await db().$count(mailOutbox),
      ]
    }
    expect(await counts()).toEqual([1, 1, 2, 1])
    moveTo('2026-10-14T12:05')
    expect(await counts()).toEqual([1, 1, 1, 1])
    moveTo('2029-11-03T11:30')
    expect(await counts()).toEqual([1, 1, 1, 0])
    moveTo('2029-11-03T11:31')
    expect(await counts()).toEqual([0, 0, 0, 0])
  })
})
