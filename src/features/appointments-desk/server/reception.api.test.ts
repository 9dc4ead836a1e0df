import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { aCustomer, appointmentsApi } from '../../../testing/appointments/appointments-api.ts'
import { appointmentMailsTo } from '../../../testing/appointments/mailed-appointments.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { readPdf } from '../../../testing/orders/read-pdf.ts'
import { testPrinter } from '../../../testing/papers/test-printer.ts'
import { appointments } from '../../appointments/server/appointments.table.ts'

let app: CatalogApp
let staff: ReturnType<typeof appointmentsApi>

const db = () => app.test.database.db
const type = 'bridal-discovery' as const
const start = '2026-11-03T10:00:00+01:00'
const later = '2026-11-03T14:00:00+01:00'
const saturday = '2026-11-07T10:00:00+01:00'

let mailboxes = 0
const somebody = () => ({ ...aCustomer, email: `salon-${++mailboxes}@example.fr` })

const book = async (at = start) =>
  (await appointmentsApi(app)('POST /appointments', { body: { ...somebody(), type, start: at } })).appointment

type NewAppointment = Parameters<typeof staff<'POST /admin/appointments'>>[1]['body']

const note = async (more: Partial<NewAppointment> = {}) =>
  (
    await staff('POST /admin/appointments', {
      body: { ...somebody(), type: 'fitting', start: later, ...more },
    })
  ).appointment

const move = (id: string, body: { start: string; salon?: 'garance' | 'ivoire'; evenIfClosed?: boolean }) =>
  staff('PUT /admin/appointments/{id}', { params: { id }, body })

const set = (id: string, status: 'confirmed' | 'cancelled_by_house' | 'honoured' | 'absent', reason = '') =>
  staff('PUT /admin/appointments/{id}/status', { params: { id }, body: { status, reason } })

const mailsTo = async (email: string) => (await appointmentMailsTo(db(), email)).map(({ kind }) => kind)

const auditOf = async (id: string) => {
  const rows = await db().select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)
  return rows.map(({ action }) => action)
}

/** Changes an appointment as if it had begun. */
const begin = (id: string) =>
  db()
    .update(appointments)
    .set({ startsAt: new Date('2026-10-14T09:00:00+02:00'), endsAt: new Date('2026-10-14T10:30:00+02:00') })
    .where(eq(appointments.id, id))

beforeAll(async () => {
  app = await catalogApp()
  const caller = await enterCustomer(app.context(), { role: 'staff', firstName: 'Inès', lastName: 'Morel' })
  staff = appointmentsApi(app, { caller })
})

beforeEach(async () => {
  await db().execute(sql`delete from appointments`)
  await db().execute(sql`delete from salon_times`)
  await db().execute(sql`delete from unavailable_times`)
})

afterAll(async () => {
  await testPrinter.end()
  await app.close()
})

describe('an appointment that the house notes', () => {
  it('is confirmed, of any kind, told to its customer and written down', async () => {
    const appointment = await note({ message: 'Chaussures', note: 'Cliente fidèle' })
    expect(appointment).toMatchObject({
      status: 'confirmed',
      type: 'fitting',
      salon: 'garance',
      note: 'Cliente fidèle',
    })
    expect(appointment.deeds).toEqual(['move', 'cancel'])
    expect(appointment.events).toMatchObject([{ kind: 'booked', actor: 'house', actorName: 'Inès Morel' }])
    expect(await mailsTo(appointment.email)).toEqual(['noted'])
    expect(await auditOf(appointment._id)).toEqual(['appointment.created'])
  })

  it('needs no address, and then nothing is mailed', async () => {
    const before = await db().execute(sql`select count(*) as mails from mail_outbox`)
    expect((await note({ email: '' })).email).toBe('')
    expect((await db().execute(sql`select count(*) as mails from mail_outbox`)).rows).toEqual(before.rows)
  })

  it('needs no notice, and is on the grid, not past and not beyond two years', async () => {
    expect((await note({ start: '2026-10-14T15:00:00+02:00' })).start).toBe('2026-10-14T15:00:00+02:00')
    for (const at of ['2026-10-14T10:00:00+02:00', '2026-11-03T10:15:00+01:00', '2029-01-08T10:00:00+01:00'])
      await expect(note({ start: at })).rejects.toMatchObject({ kind: 'invalid', code: 'impossible_moment' })
  })

  it.each([
    ['outside the hours', '2026-11-03T20:00:00+01:00'],
    ['on a Sunday', '2026-11-08T10:00:00+01:00'],
    ['on a holiday', '2026-11-11T10:00:00+01:00'],
  ])('%s only if it says so', async (_when, at) => {
    await expect(note({ start: at })).rejects.toMatchObject({ kind: 'conflict', code: 'house_closed' })
    expect((await note({ start: at, evenIfClosed: true })).start).toBe(at)
  })

  it('never stands where another one is, nor in the quarter of an hour after it', async () => {
    await note({ start })
    await note({ start })
    await expect(note({ start, evenIfClosed: true })).rejects.toMatchObject({
      code: 'slot_taken',
      instead: { slots: [{}, {}, {}] },
    })
    await expect(note({ start: '2026-11-03T11:00:00+01:00' })).rejects.toMatchObject({ code: 'slot_taken' })
    expect((await note({ start: '2026-11-03T11:30:00+01:00' })).salon).toBe('garance')
  })

  it('goes to the salon that is not closed', async () => {
    const body = { firstDay: '2026-11-03', lastDay: '2026-11-03', salon: 'garance' } as const
    await staff('POST /admin/unavailable-dates', { body })
    expect((await note()).salon).toBe('ivoire')
    await expect(note({ salon: 'garance' })).rejects.toMatchObject({ code: 'house_closed' })
  })
})

describe('an appointment that the house moves', () => {
  it('keeps its customer informed of another time, and not of another salon', async () => {
    const { _id: id, email } = await book()
    const { appointment: there } = await move(id, { start, salon: 'ivoire' })
    expect(there).toMatchObject({ salon: 'ivoire', start })
    expect(await mailsTo(email)).toEqual(['booked'])
    const { appointment: moved } = await move(id, { start: later })
    expect(moved.start).toBe(later)
    expect(moved.events.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
      'booked customer',
      'moved house',
      'moved house',
    ])
    expect(await mailsTo(email)).toEqual(['booked', 'movedByHouse'])
    await move(id, { start: later })
    expect(await mailsTo(email)).toHaveLength(2)
    expect(await auditOf(id)).toEqual(['appointment.moved', 'appointment.moved'])
  })

  it('is noted when it went to another salon, not when its time last changed', {
    tags: ['deep'],
  }, async () => {
    const { _id: id } = await book()
    app.moveClock({ hours: 3 })
    onTestFinished(() => app.moveClock({ hours: -3 }))
    const { appointment } = await move(id, { start, salon: 'ivoire' })
    const [booked, moved] = appointment.events.map(({ at }) => Date.parse(at))
    expect(Number(moved) - Number(booked)).toBe(3 * 3_600_000)
  })

  it('goes to a salon that is closed only if the house says so', { tags: ['deep'] }, async () => {
    const body = { firstDay: '2026-11-03', lastDay: '2026-11-03', salon: 'ivoire' } as const
    const { _id: id } = await book()
    await staff('POST /admin/unavailable-dates', { body })
    await expect(move(id, { start, salon: 'ivoire' })).rejects.toMatchObject({ code: 'house_closed' })
    const { appointment } = await move(id, { start, salon: 'ivoire', evenIfClosed: true })
    expect(appointment.salon).toBe('ivoire')
  })

  it('is not in its own way, and answers a request', async () => {
    const { _id: id } = await book(saturday)
    const { appointment } = await move(id, { start: '2026-11-07T10:30:00+01:00' })
    expect(appointment).toMatchObject({ status: 'confirmed', start: '2026-11-07T10:30:00+01:00' })
  })

  it('stays where it is when both salons are taken, or its customer has cancelled', async () => {
    const appointment = await note({ start })
    await note()
    await note()
    await expect(move(appointment._id, { start: later })).rejects.toMatchObject({ code: 'slot_taken' })
    expect(
      (await staff('GET /admin/appointments/{id}', { params: { id: appointment._id } })).appointment.start,
    ).toBe(start)
    await set(appointment._id, 'cancelled_by_house', 'Une panne')
    for (const time of [saturday, start])
      await expect(move(appointment._id, { start: time })).rejects.toMatchObject({ code: 'not_possible' })
  })
})

describe('what the house says of an appointment', () => {
  it('confirms a request once', async () => {
    const { _id: id, email } = await book(saturday)
    expect((await set(id, 'confirmed')).appointment.status).toBe('confirmed')
    await set(id, 'confirmed')
    expect(await mailsTo(email)).toEqual(['asked', 'confirmed'])
    expect(await auditOf(id)).toEqual(['appointment.confirmed'])
  })

  it('cancels with a reason that the customer reads, and frees the salon', async () => {
    const { _id: id } = await book()
    await expect(set(id, 'cancelled_by_house', '  ')).rejects.toThrow()
    const { appointment } = await set(id, 'cancelled_by_house', 'Le salon est inondé.')
    expect(appointment).toMatchObject({
      status: 'cancelled_by_house',
      cancelReason: 'Le salon est inondé.',
      deeds: [],
    })
    const mails = await appointmentMailsTo(db(), appointment.email)
    expect(mails.at(-1)?.plainText).toContain('Le salon est inondé.')
    expect(mails.at(-1)?.event).toMatchObject({ status: 'CANCELLED' })
    await note({ start })
    await note({ start })
  })

  it('tells whether the customer came, once the hour has come, and puts it right', async () => {
    const { _id: id } = await book()
    await expect(set(id, 'honoured')).rejects.toMatchObject({ code: 'not_possible' })
    await begin(id)
    expect((await set(id, 'absent')).appointment.deeds).toEqual(['honoured'])
    const { appointment } = await set(id, 'honoured')
    expect(appointment.events.map(({ kind }) => kind)).toEqual(['booked', 'absent', 'honoured'])
    await expect(set(id, 'cancelled_by_house', 'Trop tard')).rejects.toMatchObject({ code: 'not_possible' })
  })

  it('of two at once, one is told that it is elsewhere', async () => {
    const { _id: id } = await book(saturday)
    const both = await Promise.allSettled([set(id, 'confirmed'), set(id, 'cancelled_by_house', 'Complet')])
    const { appointment } = await staff('GET /admin/appointments/{id}', { params: { id } })
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(appointment.status).toBe('cancelled_by_house')
  })

  it('keeps a note to itself', async () => {
    const { _id: id, email } = await book()
    const body = { note: 'Rappeler la veille' }
    const { appointment } = await staff('PUT /admin/appointments/{id}/note', { params: { id }, body })
    expect(appointment).toMatchObject({ note: 'Rappeler la veille', hasNote: true })
    expect(await mailsTo(email)).toEqual(['booked'])
    const write = (note: string, replaces: string) =>
      staff('PUT /admin/appointments/{id}/note', { params: { id }, body: { note, replaces } })
    await expect(write('Robe longue', '')).rejects.toMatchObject({ code: 'changed_meanwhile' })
    await write('Robe longue', 'Rappeler la veille')
    expect(await auditOf(id)).toEqual(['appointment.noted', 'appointment.noted'])
  })
})

describe('the list of appointments', () => {
  const list = async (query: object = {}) => {
    const answer = await staff('GET /admin/appointments', { query: { ...query } })
    return { ...answer, starts: answer.appointments.map((appointment) => appointment.start) }
  }

  it('is of those to come, the next first, with what there is of each status', async () => {
    await book(saturday)
    const { _id: id } = await book()
    const past = await book(later)
    await begin(past._id)
    await set(id, 'cancelled_by_house', 'Une panne')
    const { starts, count, counts } = await list()
    expect(starts).toEqual([start, saturday])
    expect([count, counts.pending, counts.cancelled_by_house, counts.confirmed]).toEqual([2, 1, 1, 0])
    expect((await list({ period: 'past' })).appointments.map(({ _id }) => _id)).toEqual([past._id])
    expect((await list({ period: 'all', status: 'pending' })).starts).toEqual([saturday])
    expect((await list({ sort: 'latest' })).starts).toEqual([saturday, start])
    expect(await list({ limit: 1, page: 2 })).toMatchObject({ starts: [saturday], totalPages: 2 })
  })

  const phones = ['+33 6 12 34 56 78', '+33 (0)6 12 34 56 78', '06 12 34 56 78']

  it.each(
    ['Éléo', 'vasseur', 'eleonore@', '06 12 34', '+33 6 12 34', '+33 (0)6 12', '0033612'].flatMap((search) =>
      phones.map((phone) => ({ search, phone })),
    ),
  )('is searched for « $search », with the telephone $phone', async ({ search, phone }) => {
    await book()
    const body = { firstName: 'Éléonore', lastName: 'Le Vasseur', phone }
    await note({ ...body, email: 'eleonore@example.fr' })
    const { appointments: found } = await list({ search })
    expect(found.map(({ firstName }) => firstName)).toEqual(['Éléonore'])
  })

  it('is of a kind and of a salon', { tags: ['deep'] }, async () => {
    await book()
    await note({ start })
    expect((await list({ type: 'fitting' })).appointments.map(({ salon }) => salon)).toEqual(['ivoire'])
    expect((await list({ salon: 'garance' })).appointments.map((appointment) => appointment.type)).toEqual([
      type,
    ])
  })
})

describe('a preview of a place', () => {
  const preview = async (query: object) => {
    const asked = { type: 'fitting', start, ...query } as const
    return (await staff('GET /admin/placements', { query: asked })).placement
  }

  it('names what is in the way, without the buffer, and not the appointment itself', {
    tags: ['deep'],
  }, async () => {
    const appointment = await note({ start })
    expect(await preview({ salon: 'garance' })).toMatchObject({
      salons: [],
      conflicts: [{ _id: appointment._id, name: 'Jeanne Arnaud', end: '2026-11-03T11:00:00+01:00' }],
      closed: null,
    })
    expect((await preview({})).salons).toEqual(['ivoire'])
    expect((await preview({ appointment: appointment._id })).salons).toEqual(['garance', 'ivoire'])
  })

  it('asks for the leave to receive where the only free salon is closed', { tags: ['deep'] }, async () => {
    const body = { firstDay: '2026-11-03', lastDay: '2026-11-03', salon: 'garance' } as const
    await staff('POST /admin/unavailable-dates', { body })
    await note({ start, salon: 'ivoire' })
    expect(await preview({})).toMatchObject({ salons: ['garance'], closed: 'unavailable' })
    expect((await note({ start, evenIfClosed: true })).salon).toBe('garance')
  })

  it.each(['0000', '0020', '9999'])('is of this century, and not of the year %s', async (year) => {
    await expect(preview({ start: `${year}-12-31T23:30:00Z` })).rejects.toThrow(InvalidInput)
    const query = { from: `${year}-12-01`, to: `${year}-12-31` }
    await expect(staff('GET /admin/calendar', { query })).rejects.toThrow(InvalidInput)
    const body = { firstDay: query.from, lastDay: query.to }
    await expect(staff('POST /admin/unavailable-dates/touched', { body })).rejects.toThrow(InvalidInput)
  })

  it('says that somebody holds the time, and why the house is closed', async () => {
    await appointmentsApi(app)('POST /appointments/holds', { body: { type, start } })
    expect(await preview({})).toMatchObject({ salons: ['ivoire'], conflicts: [{ _id: null, name: '' }] })
    const body = { firstDay: '2026-11-03', lastDay: '2026-11-04', reason: 'Inventaire' }
    await staff('POST /admin/unavailable-dates', { body })
    expect(await preview({})).toMatchObject({ closed: 'unavailable', closedReason: 'Inventaire' })
    expect((await preview({ start: '2026-11-11T10:00:00+01:00' })).closed).toBe('holiday')
  })
})

describe('the calendar of the house', () => {
  it('tells the appointments of its days by the clocks of Paris, and when the house is closed', async () => {
    const body = {
      firstDay: '2026-10-26',
      lastDay: '2026-10-26',
      fromTime: '12:00',
      repeats: 'weekly',
    } as const
    await staff('POST /admin/unavailable-dates', { body })
    const appointment = await note({ start: '2026-10-26T10:00:00+01:00' })
    const gone = await note({ start: '2026-10-27T10:00:00+01:00' })
    await set(gone._id, 'cancelled_by_house', 'Une panne')
    const query = { from: '2026-10-24', to: '2026-11-02' }
    const { appointments: listed, days } = await staff('GET /admin/calendar', { query })
    expect(listed.map(({ _id, start: at }) => [_id, at])).toEqual([
      [appointment._id, '2026-10-26T10:00:00+01:00'],
    ])
    expect(days.map(({ date }) => date)).toHaveLength(10)
    expect(days[0]?.hours).toEqual([{ from: '10:00', to: '18:00', onRequest: true }])
    expect(days.filter(({ closures }) => closures.length > 0)).toMatchObject([
      { date: '2026-10-26', closures: [{ from: '12:00', to: '24:00', salon: null }] },
      { date: '2026-11-02' },
    ])
    expect(days.find(({ date }) => date === '2026-11-01')?.holiday).toBe(true)
  })
})

describe('unavailable dates', () => {
  const aDay = { firstDay: '2026-11-03', lastDay: '2026-11-03' }

  it('tell the appointments that they touch before and after they are written; those stand', async () => {
    const appointment = await book()
    await book('2026-11-04T10:00:00+01:00')
    const { appointments: touched } = await staff('POST /admin/unavailable-dates/touched', { body: aDay })
    expect(touched).toMatchObject([{ _id: appointment._id, name: 'Jeanne Arnaud', phone: aCustomer.phone }])
    const closed = await staff('POST /admin/unavailable-dates', { body: { ...aDay, reason: 'Inventaire' } })
    expect(closed.appointments).toEqual(touched)
    expect(
      (await staff('GET /admin/appointments/{id}', { params: { id: appointment._id } })).appointment.status,
    ).toBe('confirmed')
    expect(await auditOf(closed.closure._id)).toEqual(['unavailable-dates.created'])
  })

  it('are over when they are over, and are opened again once', async () => {
    const { closure } = await staff('POST /admin/unavailable-dates', { body: aDay })
    await staff('POST /admin/unavailable-dates', { body: { firstDay: '2026-10-01', lastDay: '2026-10-02' } })
    const listed = async () => (await staff('GET /admin/unavailable-dates', {})).closures
    expect(await listed()).toEqual([closure])
    const params = { id: closure._id }
    await staff('DELETE /admin/unavailable-dates/{id}', { params })
    await staff('DELETE /admin/unavailable-dates/{id}', { params })
    expect(await listed()).toEqual([])
    expect(await auditOf(closure._id)).toEqual(['unavailable-dates.created', 'unavailable-dates.removed'])
  })

  it.each([
    ['a last day before the first', { firstDay: '2026-11-03', lastDay: '2026-11-02' }],
    ['more than a year', { firstDay: '2026-11-03', lastDay: '2028-11-03' }],
    ['an end before its beginning', { ...aDay, fromTime: '14:00', toTime: '12:00' }],
  ])('are refused with %s', async (_what, body) => {
    await expect(staff('POST /admin/unavailable-dates', { body })).rejects.toThrow()
  })
})

describe('the printed day of the salon', () => {
  it('lists those who come that day, in order of time, with what has to be known', {
    tags: ['deep'],
  }, async () => {
    const product = await enterProduct(app.context(), { nameFr: 'Robe Aurore' })
    await note({ start: later, note: 'Voile long', companions: 2, language: 'en', lastName: 'Okafor' })
    const first = await book()
    await db()
      .update(appointments)
      .set({ productId: product, status: 'pending' })
      .where(eq(appointments.id, first._id))
    const gone = await note({ start: '2026-11-03T16:00:00+01:00', lastName: 'Partie' })
    await set(gone._id, 'cancelled_by_house', 'Souffrante')
    await note({ start: '2026-11-04T10:00:00+01:00', lastName: 'Demain' })
    const { bytes, fileName } = await staff('GET /admin/day-sheet', { query: { date: '2026-11-03' } })
    expect(fileName).toBe('Journée du salon 2026-11-03.pdf')
    const { text } = await readPdf(bytes)
    expect(text).toMatch(/10:00 – 11:30 .*À confirmer À propos de : Robe Aurore.*14:00 – /)
    expect(text).toContain('Parle anglais Accompagnée de 2 personnes')
    expect(text).toContain('Note : Voile long')
    expect(text).not.toMatch(/Partie|Demain/)
  })
})
