import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { aCustomer, appointmentsApi } from '../../../testing/appointments/appointments-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'

const type = 'bridal-discovery' as const
const day = '2026-11-05'
const saturday = '2026-11-07'
const at = (date: string, time: string) => `${date}T${time}:00+01:00`

const times = [
  ...['10:00', '10:30', '11:30', '12:00', '14:00'].map((time) => at(day, time)),
  ...['10:00', '11:30'].map((time) => at(saturday, time)),
]

const deeds = [
  'hold',
  'book',
  'move',
  'cancel',
  'note',
  'moveByStaff',
  'cancelByStaff',
  'confirm',
  'close',
  'reopen',
] as const

const anyDeed = fc.record({
  deed: fc.constantFrom(...deeds),
  start: fc.constantFrom(...times),
  which: fc.nat(),
})

interface BookedState {
  readonly start: string
  readonly status: 'pending' | 'confirmed'
}

let app: CatalogApp
let mailboxes = 0

/** A house with a model of its appointments and closed days, and the effect of each deed on it. */
const remembering = async () => {
  const caller = await enterCustomer(app.context())
  const staff = await enterCustomer(app.context(), { role: 'staff' })
  const booked = new Map<string, BookedState>()
  const closed = new Map<string, string>()
  const api = appointmentsApi(app, { caller })
  const asStaff = appointmentsApi(app, { caller: staff })
  const somebody = () => ({ ...aCustomer, email: `modele-${++mailboxes}@example.fr`, type })
  const byCustomer = (start: string): BookedState => ({
    start,
    status: start.startsWith(saturday) ? 'pending' : 'confirmed',
  })
  const isClosed = (start: string) => [...closed.values()].includes(start.slice(0, 10))

  /** Whether the deed was done; a refusal must come from the state of the book. */
  const isDone = async (doing: Promise<unknown>) => {
    const failure = await doing.then(
      () => undefined,
      (error: unknown) => error,
    )
    if (failure !== undefined) expect(failure).toMatchObject({ kind: 'conflict' })
    return failure === undefined
  }

  const doTo: Readonly<Record<(typeof deeds)[number], (id: string, start: string) => Promise<void>>> = {
    hold: async (_id, start) => {
      const held = await isDone(appointmentsApi(app)('POST /appointments/holds', { body: { type, start } }))
      expect(held && isClosed(start)).toBe(false)
    },
    book: async (_id, start) => {
      const booking = api('POST /appointments', { body: { ...somebody(), start } })
      if (!(await isDone(booking))) return
      expect(isClosed(start)).toBe(false)
      booked.set((await booking).appointment._id, byCustomer(start))
    },
    move: async (id, start) => {
      const params = { id }
      const before = booked.get(id)
      if (before?.start === start) return
      if (!(await isDone(api('PUT /appointments/{id}', { query: {}, params, body: { start } })))) return
      expect(isClosed(start)).toBe(false)
      booked.set(id, byCustomer(start))
    },
    cancel: async (id) => {
      await api('DELETE /appointments/{id}', { query: {}, params: { id } })
      booked.delete(id)
    },
    note: async (_id, start) => {
      const noting = asStaff('POST /admin/appointments', { body: { ...somebody(), start } })
      if (!(await isDone(noting))) return
      expect(isClosed(start)).toBe(false)
      booked.set((await noting).appointment._id, { start, status: 'confirmed' })
    },
    moveByStaff: async (id, start) => {
      const body = { start, evenIfClosed: true }
      const before = booked.get(id)
      if (before?.start === start) return
      if (await isDone(asStaff('PUT /admin/appointments/{id}', { params: { id }, body })))
        booked.set(id, { start, status: 'confirmed' })
    },
    cancelByStaff: async (id) => {
      const body = { status: 'cancelled_by_house', reason: 'Une panne' } as const
      await asStaff('PUT /admin/appointments/{id}/status', { params: { id }, body })
      booked.delete(id)
    },
    confirm: async (id) => {
      const body = { status: 'confirmed' } as const
      await asStaff('PUT /admin/appointments/{id}/status', { params: { id }, body })
      const appointment = booked.get(id)
      if (appointment) booked.set(id, { ...appointment, status: 'confirmed' })
    },
    close: async (_id, start) => {
      const date = start.slice(0, 10)
      const body = { firstDay: date, lastDay: date }
      const { closure, appointments } = await asStaff('POST /admin/unavailable-dates', { body })
      closed.set(closure._id, date)
      const inside = [...booked]
        .filter(([, appointment]) => appointment.start.startsWith(date))
        .map(([id]) => id)
      expect(appointments.map(({ _id }) => _id).toSorted()).toEqual(inside.toSorted())
    },
    reopen: async () => {
      const [id] = closed.keys()
      if (id === undefined) return
      await asStaff('DELETE /admin/unavailable-dates/{id}', { params: { id } })
      closed.delete(id)
    },
  }
  const needsAppointment = new Set<string>(['move', 'cancel', 'moveByStaff', 'cancelByStaff', 'confirm'])
  /** Customers move and cancel their own appointments. */
  const own = async () => {
    const { appointments } = await api('GET /appointments', {})
    return new Set(appointments.map(({ _id }) => _id))
  }
  return {
    booked,
    asStaff,
    act: async ({ deed, start, which }: { deed: (typeof deeds)[number]; start: string; which: number }) => {
      const theirs = deed === 'move' || deed === 'cancel' ? await own() : undefined
      const ids = [...booked.keys()].filter((id) => theirs?.has(id) ?? true)
      const id = ids[which % Math.max(1, ids.length)]
      if (id === undefined && needsAppointment.has(deed)) return
      await doTo[deed](id ?? '', start)
    },
  }
}

const empty = async () => {
  const { db } = app.test.database
  await db.execute(sql`delete from appointments`)
  await db.execute(sql`delete from salon_times`)
  await db.execute(sql`delete from unavailable_times`)
}

beforeAll(async () => {
  app = await catalogApp()
})

afterAll(() => app.close())

it('whatever customers and the house do, nothing overlaps, nothing is lost, and every time comes back', async () => {
  const { db } = app.test.database
  await fc.assert(
    fc
      .asyncProperty(fc.array(anyDeed, { maxLength: 30 }), async (sequence) => {
        const { booked, asStaff, act } = await remembering()
        for (const each of sequence) await act(each)
        const query = { from: day, to: saturday }
        const { appointments } = await asStaff('GET /admin/calendar', { query })
        const told = appointments.map(({ _id, start, status }) => [_id, { start, status }] as const)
        expect(new Map(told)).toEqual(booked)
        const kept = await db.execute(sql`
          select a.id from appointments a join salon_times t on t.appointment_id = a.id
          where t.starts_at = a.starts_at and t.salon = a.salon and t.ends_at = a.ends_at + interval '15 minutes'`)
        expect(kept.rows.map(({ id }) => String(id)).toSorted()).toEqual([...booked.keys()].toSorted())
        const overlapping = await db.execute(sql`
          select one.id from salon_times one join salon_times other
          on one.id < other.id and one.salon = other.salon
          and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)`)
        expect(overlapping.rows).toEqual([])
      })
      .afterEach(empty),
    { numRuns: propertyRuns(20) },
  )
}, 120_000)
