import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { parseICS } from 'node-ical'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { AppError } from '../../../shared/errors.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { apiServer } from '../../../testing/api-server.ts'
import { aCustomer, appointmentsApi } from '../../../testing/appointments/appointments-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { salons } from '../appointments.limits.ts'
import { appointmentsRoutes } from './appointments.routes.ts'
import { appointmentEvents, appointments, salonTimes, unavailableTimes } from './appointments.table.ts'
import { linkKey } from './link-keys.public.ts'

let app: CatalogApp

const db = () => app.test.database.db
const type = 'bridal-discovery' as const
const start = '2026-11-03T10:00:00+01:00'
const later = '2026-11-03T14:00:00+01:00'

const api = (from: Parameters<typeof appointmentsApi>[1] = {}) => appointmentsApi(app, from)

let mailboxes = 0
const somebody = () => ({ ...aCustomer, email: `visite-${++mailboxes}@example.fr` })

const book = (from: Parameters<typeof appointmentsApi>[1] = {}, more: object = {}) =>
  api(from)('POST /appointments', { body: { ...somebody(), type, start, ...more } })

const startsOn = async (day: string, more: object = {}) => {
  const { slots } = await api()('GET /appointments/slots', { query: { type, from: day, to: day, ...more } })
  return slots.map((slot) => slot.start.slice(11, 16))
}

const isInvalid = (error: unknown) =>
  error instanceof InvalidInput || (error instanceof AppError && error.kind === 'invalid')

const customer = async () => enterCustomer(app.context())

beforeAll(async () => {
  app = await catalogApp()
})

beforeEach(async () => {
  await db().execute(sql`delete from appointments`)
  await db().execute(sql`delete from salon_times`)
  await db().execute(sql`delete from unavailable_times`)
})

afterAll(() => app.close())

describe('the kinds of appointment', () => {
  it('are those that a customer books, in the language of anyone who asks', async () => {
    const { types } = await api()('GET /appointments/types', {})
    expect(types).toContainEqual({ _id: type, name: 'Découverte mariage', durationMinutes: 90 })
    expect(types.map(({ _id }) => String(_id))).not.toContain('fitting')
    const english = await api({ lng: 'en' })('GET /appointments/types', {})
    expect(english.types[0]?.name).toBe('Bridal discovery')
  })
})

describe('the open slots', () => {
  it('are told by the clocks of Paris, with their offset', async () => {
    const query = { type, from: '2026-10-23', to: '2026-10-26' }
    const { slots } = await api()('GET /appointments/slots', { query })
    expect(slots[0]).toEqual({
      start: '2026-10-23T10:00:00+02:00',
      end: '2026-10-23T11:30:00+02:00',
      needsConfirmation: false,
    })
    expect(slots.at(-1)?.start).toBe('2026-10-26T17:30:00+01:00')
    expect(slots.find((slot) => slot.start.startsWith('2026-10-24'))?.needsConfirmation).toBe(true)
  })

  it('leave out what the house has closed', async () => {
    await db()
      .insert(unavailableTimes)
      .values([
        { firstDay: '2026-11-03', lastDay: '2026-11-03', toTime: '17:00' },
        { firstDay: '2020-11-05', lastDay: '2020-11-06', repeats: 'yearly' },
      ])
    expect(await startsOn('2026-11-03')).toEqual(['17:00', '17:30'])
    expect(await startsOn('2026-11-05')).toEqual([])
    expect(await startsOn('2026-11-09')).toHaveLength(16)
  })

  it('are asked about for a month at most, in order', async () => {
    const asking = (from: string, to: string) =>
      api()('GET /appointments/slots', { query: { type, from, to } })
    await expect(asking('2026-11-03', '2026-12-31')).rejects.toSatisfy(isInvalid)
    await expect(asking('2026-11-03', '2026-11-02')).rejects.toSatisfy(isInvalid)
    expect((await asking('0001-01-01', '0001-01-31')).slots).toEqual([])
    expect((await asking('9999-12-01', '9999-12-31')).slots).toEqual([])
  })
})

describe('a booking', () => {
  it('is confirmed at once on a weekday, and keeps a salon with the buffer after it', async () => {
    const { appointment, message } = await book()
    expect(appointment).toMatchObject({
      status: 'confirmed',
      typeName: 'Découverte mariage',
      start,
      end: '2026-11-03T11:30:00+01:00',
      changeUntil: '2026-11-01T10:00:00+01:00',
      canChange: true,
    })
    expect(message).toContain('confirmé')
    const [time] = await db().select().from(salonTimes)
    expect(time?.endsAt).toEqual(new Date('2026-11-03T10:45:00Z'))
    expect(await db().select().from(appointmentEvents)).toMatchObject([
      { appointmentId: appointment._id, kind: 'booked', actor: 'customer', status: 'confirmed' },
    ])
  })

  it('waits for the house on a Saturday, and holds its time meanwhile', async () => {
    const saturday = '2026-11-07T10:00:00+01:00'
    const { appointment, message } = await book({}, { start: saturday })
    expect(appointment.status).toBe('pending')
    expect(message).toContain('demande')
    await book({}, { start: saturday })
    await expect(book({}, { start: saturday })).rejects.toMatchObject({ kind: 'conflict' })
  })

  it('is refused with the three nearest times once both salons are taken', async () => {
    await book()
    await book()
    const refused = await book().catch((error: unknown) => error)
    expect(refused).toMatchObject({
      kind: 'conflict',
      code: 'slot_taken',
      instead: {
        slots: [
          { start: '2026-11-03T12:00:00+01:00' },
          { start: '2026-11-03T12:30:00+01:00' },
          { start: '2026-11-03T13:00:00+01:00' },
        ],
      },
    })
    expect(await startsOn('2026-11-03')).not.toContain('11:30')
    expect(await db().$count(appointments)).toBe(2)
  })

  it.each([
    ['off the grid', '2026-11-03T10:10:00+01:00'],
    ['before the salon opens', '2026-11-03T09:00:00+01:00'],
    ['on a public holiday', '2026-11-11T10:00:00+01:00'],
    ['too soon', '2026-10-16T11:30:00+02:00'],
    ['in the past', '1990-11-03T10:00:00+01:00'],
    ['before there were years', '0000-01-01T00:00:00Z'],
    ['too far away', '2027-06-03T10:00:00+02:00'],
    ['beyond any calendar', '9999-12-31T23:30:00Z'],
  ])('is refused %s, with times that are to be had', async (_when, at) => {
    const refused = await book({}, { start: at }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ kind: 'conflict' })
    expect(await db().$count(appointments)).toBe(0)
  })

  it('counts the same moment whatever the zone it is written in', async () => {
    const { appointment } = await book({}, { start: '2026-11-03T09:00:00Z' })
    expect(appointment.start).toBe(start)
  })

  it.each([
    ['without a name', { firstName: ' ' }],
    ['without a telephone', { phone: '' }],
    ['with four companions', { companions: 4 }],
    ['for a fitting, which the house books', { type: 'fitting' }],
    ['for an event that is past', { eventDate: '2026-10-01' }],
    ['without a day', { start: 'demain' }],
  ])('is refused %s', async (_how, more) => {
    await expect(book({}, more)).rejects.toSatisfy(isInvalid)
  })

  it('knows the product that it comes from, if there is one', async () => {
    const productId = await enterProduct(app.context(), {})
    expect((await book({}, { productId })).appointment.productId).toBe(productId)
    const unknown = '00000000-0000-4000-8000-000000000000'
    await expect(book({}, { productId: unknown })).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('of fifty at once gives as many as there are salons, and the others other times', async () => {
    const wishes = Array.from({ length: 50 }, () =>
      book().then(
        ({ appointment }) => appointment,
        (error: unknown) => error,
      ),
    )
    const outcomes = await Promise.all(wishes)
    const refused = outcomes.filter((outcome) => outcome instanceof Error)
    expect(refused).toHaveLength(50 - salons.length)
    for (const error of refused)
      expect(error).toMatchObject({ kind: 'conflict', instead: { slots: { length: 3 } } })
    expect(await db().$count(appointments)).toBe(salons.length)
  })

  it('cannot overlap in the database, whatever writes there', async () => {
    await book()
    const over = {
      salon: salons[0],
      startsAt: new Date('2026-11-03T10:40:00Z'),
      endsAt: new Date('2026-11-03T11:00:00Z'),
    }
    const { appointment } = await book({}, { start: later })
    await expect(
      db().update(salonTimes).set(over).where(eq(salonTimes.appointmentId, appointment._id)),
    ).rejects.toMatchObject({ cause: { constraint: 'salon_times_never_overlap' } })
  })
})

describe('a held slot', () => {
  const hold = (from: Parameters<typeof appointmentsApi>[1] = {}, more: object = {}) =>
    api(from)('POST /appointments/holds', { body: { type, start, ...more } })

  it('is kept for five minutes for anyone who fills in the form', async () => {
    const { hold: held } = await hold()
    await book()
    await expect(book()).rejects.toMatchObject({ kind: 'conflict' })
    expect(await startsOn('2026-11-03')).not.toContain('10:00')
    expect(await startsOn('2026-11-03', { hold: held._id })).toContain('10:00')
    const { appointment } = await book({}, { hold: held._id })
    expect(appointment.start).toBe(start)
    expect(await db().$count(salonTimes)).toBe(2)
  })

  it('is free again when it has run out, and when it is let go', async () => {
    await hold()
    const { hold: second } = await hold()
    await expect(book()).rejects.toMatchObject({ kind: 'conflict' })
    await api()('DELETE /appointments/holds/{id}', { params: { id: second._id } })
    await book()
    await expect(book()).rejects.toMatchObject({ kind: 'conflict' })
    app.moveClock({ minutes: 5 })
    await book()
  })

  it('makes way for the next one of the same form, and for a fourth one of the same visitor', async () => {
    const visitor = { ip: '198.51.100.200', device: '' }
    const { hold: first } = await hold({ visitor })
    await hold({ visitor }, { start: later, instead: first._id })
    expect(await db().$count(salonTimes)).toBe(1)
    for (const time of ['11:00', '15:30', '17:00'])
      await hold({ visitor }, { start: `2026-11-04T${time}:00+01:00` })
    expect(await db().$count(salonTimes)).toBe(3)
  })

  it('cannot be taken from an appointment by its id', async () => {
    await book()
    const [time] = await db().select().from(salonTimes)
    await api()('DELETE /appointments/holds/{id}', { params: { id: time?.id ?? '' } })
    expect(await db().$count(salonTimes)).toBe(1)
  })
})

describe('an appointment of a customer', () => {
  it('is moved, by as little as half an hour, and says so to calendars', async () => {
    const caller = await customer()
    const { appointment } = await book({ caller })
    await book()
    const params = { id: appointment._id }
    const { appointment: moved } = await api({ caller })('PUT /appointments/{id}', {
      query: {},
      params,
      body: { start: '2026-11-03T10:30:00+01:00' },
    })
    expect(moved).toMatchObject({
      _id: appointment._id,
      start: '2026-11-03T10:30:00+01:00',
      status: 'confirmed',
    })
    const [row] = await db().select().from(appointments).where(eq(appointments.id, appointment._id))
    expect(row?.sequence).toBe(1)
    expect(await startsOn('2026-11-03')).not.toContain('10:00')
    const { appointments: own } = await api({ caller })('GET /appointments', {})
    expect(own).toMatchObject([{ _id: appointment._id }])
  })

  it('waits for the house when it is moved to a Saturday', async () => {
    const caller = await customer()
    const { appointment } = await book({ caller })
    const { appointment: moved } = await api({ caller })('PUT /appointments/{id}', {
      query: {},
      params: { id: appointment._id },
      body: { start: '2026-11-07T10:00:00+01:00' },
    })
    expect(moved.status).toBe('pending')
  })

  it('stays where it is when the other time is taken', async () => {
    const caller = await customer()
    const { appointment } = await book({ caller })
    await book({}, { start: later })
    await book({}, { start: later })
    const moving = api({ caller })('PUT /appointments/{id}', {
      query: {},
      params: { id: appointment._id },
      body: { start: later },
    })
    await expect(moving).rejects.toMatchObject({ kind: 'conflict', instead: { slots: { length: 3 } } })
    const { appointments: own } = await api({ caller })('GET /appointments', {})
    expect(own).toMatchObject([{ start }])
  })

  it('is cancelled once, frees its salon, and is moved no more', async () => {
    const caller = await customer()
    const { appointment } = await book({ caller })
    const params = { id: appointment._id }
    const cancelling = () => api({ caller })('DELETE /appointments/{id}', { query: {}, params })
    expect((await cancelling()).appointment.status).toBe('cancelled_by_customer')
    expect((await cancelling()).appointment.status).toBe('cancelled_by_customer')
    expect(await db().$count(salonTimes)).toBe(0)
    const events = await db().select().from(appointmentEvents)
    expect(events.map(({ kind }) => kind)).toEqual(['booked', 'cancelled'])
    for (const time of [later, appointment.start]) {
      const moving = api({ caller })('PUT /appointments/{id}', { query: {}, params, body: { start: time } })
      await expect(moving).rejects.toMatchObject({ kind: 'conflict', code: 'is_over' })
    }
  })

  it('is changed by telephone in its last 48 hours', async () => {
    const late = await catalogApp()
    try {
      const caller = await enterCustomer(late.context())
      const calls = appointmentsApi(late, { caller })
      const { appointment } = await calls('POST /appointments', { body: { ...somebody(), type, start } })
      const params = { id: appointment._id }
      late.moveClock({ hours: 24 * 20 })
      const { appointments: own } = await calls('GET /appointments', {})
      expect(own).toMatchObject([{ canChange: false }])
      await expect(calls('DELETE /appointments/{id}', { query: {}, params })).rejects.toMatchObject({
        code: 'too_late',
      })
      const moving = calls('PUT /appointments/{id}', { query: {}, params, body: { start: later } })
      await expect(moving).rejects.toMatchObject({ code: 'too_late' })
    } finally {
      await late.close()
    }
  })
})

describe('an appointment of somebody without an account', () => {
  const booked = async () => {
    const {
      appointment,
      appointment: { calendarKey },
    } = await book()
    return { id: appointment._id, calendarKey, key: linkKey(app.context(), 'manage', appointment._id) }
  }

  it('is seen, moved and cancelled by the link that was mailed', async () => {
    const { id, key } = await booked()
    const [params, query] = [{ id }, { key }]
    expect((await api()('GET /appointments/{id}', { params, query })).appointment.start).toBe(start)
    const body = { start: later }
    const { appointment } = await api()('PUT /appointments/{id}', { params, query, body })
    expect(appointment.start).toBe(later)
    const cancelled = await api()('DELETE /appointments/{id}', { params, query })
    expect(cancelled.appointment.status).toBe('cancelled_by_customer')
  })

  it('is opened at once to the guest who booked it, with the key of the answer', async () => {
    const { appointment, manageKey } = await book()
    const named = { params: { id: appointment._id }, query: { key: manageKey } }
    expect((await api()('GET /appointments/{id}', named)).appointment).toEqual(appointment)
    await api()('DELETE /appointments/{id}', named)
  })

  it('is found by nobody else: without a link, with that of another appointment, or that of the calendar', async () => {
    const { id, calendarKey } = await booked()
    const other = await booked()
    const caller = await customer()
    const params = { id }
    const notFound = { kind: 'not-found', code: 'appointment_not_found' }
    for (const key of [undefined, '', 'ouvrez', other.key, calendarKey]) {
      const query = { key }
      const calls = api({ caller })
      const body = { start: later }
      await expect(calls('GET /appointments/{id}', { params, query })).rejects.toMatchObject(notFound)
      await expect(calls('PUT /appointments/{id}', { params, query, body })).rejects.toMatchObject(notFound)
      await expect(calls('DELETE /appointments/{id}', { params, query })).rejects.toMatchObject(notFound)
    }
    const withoutCalendar = api()('GET /appointments/{id}.ics', { params, query: { key: other.calendarKey } })
    await expect(withoutCalendar).rejects.toMatchObject(notFound)
  })
})

describe('an appointment in a calendar', () => {
  const eventOf = async (id: string, query: { key?: string }, from: Parameters<typeof api>[0] = {}) => {
    const { bytes, fileName } = await api(from)('GET /appointments/{id}.ics', { params: { id }, query })
    const text = new TextDecoder().decode(bytes)
    const [event] = Object.values(parseICS(text)).filter((part) => part?.type === 'VEVENT')
    if (event?.type !== 'VEVENT') throw new Error('The file holds no event')
    return { event, text, fileName }
  }

  it('keeps its UID while its SEQUENCE rises: a move replaces it, and what is cancelled is taken out', async () => {
    const caller = await customer()
    const {
      appointment,
      appointment: { calendarKey },
    } = await book({ caller })
    const [params, query] = [{ id: appointment._id }, { key: calendarKey }]
    const first = await eventOf(params.id, query)
    expect(first.event).toMatchObject({ uid: `${params.id}@house.test`, sequence: 0, method: 'REQUEST' })
    expect(first.event.start).toEqual(new Date(start))
    expect(first.event.end).toEqual(new Date('2026-11-03T11:30:00+01:00'))
    expect(first.event.summary).toBe('Découverte mariage · Maison Clairval')
    await api({ caller })('PUT /appointments/{id}', { params, query: {}, body: { start: later } })
    const moved = await eventOf(params.id, query)
    app.moveClock({ minutes: 1 })
    expect((await eventOf(params.id, query)).text).toBe(moved.text)
    expect(moved.event).toMatchObject({ uid: first.event.uid, sequence: 1, method: 'REQUEST' })
    expect(moved.event.start).toEqual(new Date(later))
    await api({ caller })('DELETE /appointments/{id}', { params, query: {} })
    const cancelled = await eventOf(params.id, query)
    expect(cancelled.event).toMatchObject({
      uid: first.event.uid,
      sequence: 2,
      method: 'CANCEL',
      status: 'CANCELLED',
    })
  })

  it('is tentative as long as the house has not confirmed it', async () => {
    const {
      appointment,
      appointment: { calendarKey },
    } = await book({}, { start: '2026-11-07T10:00:00+01:00' })
    const { event } = await eventOf(appointment._id, { key: calendarKey })
    expect(event.status).toBe('TENTATIVE')
  })

  it.each([
    '2026-10-23T10:00:00+02:00',
    '2026-10-26T10:00:00+01:00',
    '2027-03-26T10:00:00+01:00',
    '2027-03-30T10:00:00+02:00',
  ])('stands at the same hour of Paris around the changes of hour: %s', async (at) => {
    const {
      appointment,
      appointment: { calendarKey },
    } = await book({}, { start: at })
    const { event, text } = await eventOf(appointment._id, { key: calendarKey })
    expect(appointment.start).toBe(at)
    expect(event.start).toEqual(new Date(at))
    expect(text).toContain(`DTSTART;TZID=Europe/Paris:${at.slice(0, 10).replaceAll('-', '')}T100000`)
    const zone = /BEGIN:VTIMEZONE[\s\S]*END:VTIMEZONE/.exec(text)?.[0] ?? ''
    const known = ICAL.Timezone.fromData(ICAL.Component.fromString(zone))
    const local = ICAL.Time.fromDateTimeString(at.slice(0, 19))
    expect(known.utcOffset(local)).toBe(Number(at.slice(21, 22)) * 3600)
  })

  it('is fetched over HTTP at the address of the appointment with .ics', async () => {
    const {
      appointment,
      appointment: { calendarKey },
    } = await book()
    const server = await apiServer(appointmentsRoutes, async () => app.context())
    try {
      const address = `/api/appointments/${appointment._id}`
      const file = await server.inject({ url: `${address}.ics?key=${calendarKey}` })
      expect(file.statusCode).toBe(200)
      expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
      expect(file.body).toContain(`UID:${appointment._id}`)
      expect((await server.inject({ url: `${address}?key=${calendarKey}` })).statusCode).toBe(404)
      const key = linkKey(app.context(), 'manage', appointment._id)
      expect((await server.inject({ url: `${address}?key=${key}` })).json()).toMatchObject({ success: true })
    } finally {
      await server.close()
    }
  })

  it('keeps to the lines that calendars read, whatever the customer is called', async () => {
    const {
      appointment,
      appointment: { calendarKey },
    } = await book()
    const { text, fileName } = await eventOf(appointment._id, { key: calendarKey })
    expect(fileName).toBe('rendez-vous.ics')
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})
