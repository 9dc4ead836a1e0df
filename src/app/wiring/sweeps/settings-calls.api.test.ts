import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settingsTable } from '../../../features/settings/server/settings.table.ts'
import type { Role } from '../../../platform/context/context.ts'
import { addDays, isoWeekday } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { type WebApp, webApp } from '../../../testing/web-app.ts'

let app: WebApp
let address = ''

beforeAll(async () => {
  app = await webApp()
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
})

beforeEach(async () => {
  await app.test.database.db.delete(settingsTable)
  await app.system.bus.publish(['house', 'seller', 'delivery', 'services'])
})

afterAll(() => app.close())

interface Call {
  readonly to: `${'GET' | 'PUT' | 'POST'} /${string}`
  readonly body?: object
  readonly role?: Role | 'guest'
}

const call = async ({ to, body, role = 'guest' }: Call) => {
  const [method = 'GET', path = ''] = to.split(' ')
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(role !== 'guest' && (await app.bearer(role))),
    },
    body: body ? JSON.stringify(body) : null,
  })
  return { status: answer.status, caching: answer.headers.get('cache-control'), body: await answer.json() }
}

const settings = async () => (await call({ to: 'GET /admin/settings', role: 'admin' })).body

describe('the settings over HTTP', () => {
  it('are for admins alone, and kept by nothing on the way', async () => {
    const { house: record } = await settings()
    for (const [role, status] of [
      ['guest', 401],
      ['user', 403],
      ['staff', 403],
    ] as const) {
      expect((await call({ to: 'GET /admin/settings', role })).status).toBe(status)
      expect((await call({ to: 'PUT /admin/settings/house', body: record, role })).status).toBe(status)
      expect((await call({ to: 'GET /admin/settings/checklist', role })).status).toBe(status)
    }
    const read = await call({ to: 'GET /admin/settings', role: 'admin' })
    expect(read).toMatchObject({ status: 200, caching: 'private, no-store' })
  })

  it.each([
    [
      'fr',
      'Neuf chiffres, dont le dernier est une clé\u00a0: celle-ci ne convient pas.',
      'Votre saisie est gardée',
    ],
    [
      'en',
      'Nine digits, the last of which is a check digit: this one does not fit.',
      'What you typed is kept',
    ],
  ])('say what is wrong at its field, and what stands now, in %s', async (lng, siren, kept) => {
    const { seller } = await settings()
    const to = `PUT /admin/settings/seller?lng=${lng}` as const
    expect(await call({ to, role: 'admin', body: { ...seller, siren: '900000002' } })).toMatchObject({
      status: 422,
      body: { success: false, code: 'invalid_input', fields: { siren } },
    })
    expect(await call({ to, role: 'admin', body: { ...seller, version: 7 } })).toMatchObject({
      status: 409,
      body: {
        success: false,
        code: 'settings_changed',
        message: expect.stringContaining(kept),
        seller: { siren: seller.siren, version: 0 },
      },
    })
  })
})

/** Three weeks in which everything can be booked: for each weekday at least one day is no holiday. */
const bookedDays = async () => {
  const { date } = parisTime(Date.now())
  const [from, to] = [addDays(date, 7), addDays(date, 27)]
  const { body } = await call({ to: `GET /appointments/slots?type=measuring&from=${from}&to=${to}` })
  const slots: readonly { readonly start: string }[] = body.slots
  return slots.map(({ start }) => ({ weekday: isoWeekday(start.slice(0, 10)), at: start.slice(11, 16) }))
}

const wordsOf = async (path: string) => JSON.stringify((await call({ to: `GET ${path}` as 'GET /' })).body)

describe('hours that are changed', () => {
  const sunday = 7
  const hours = {
    customerService: [
      { days: [2, 4], opens: '08:30', closes: '12:15' },
      { days: [1], opens: '08:30', closes: '12:15' },
    ],
    salon: [{ days: [sunday], opens: '14:00', closes: '17:00' }],
    onRequest: [],
  }

  it('are at once what everybody is told and what can be booked, in both languages', async () => {
    const { house: record } = await settings()
    const before = await bookedDays()
    expect(before.some(({ weekday }) => weekday === sunday)).toBe(false)
    expect(before.length).toBeGreaterThan(0)
    const texts = ['/documents/cgv', '/documents/mentions-legales', '/questions']
    for (const text of texts) expect(await wordsOf(text)).toContain('09:00–18:00')

    const saved = await call({ to: 'PUT /admin/settings/house', role: 'admin', body: { ...record, hours } })
    expect(saved.status).toBe(200)

    expect((await call({ to: 'GET /house' })).body.house.hours).toEqual({
      ...hours,
      customerService: [{ days: [1, 2, 4], opens: '08:30', closes: '12:15' }],
    })
    for (const text of texts) {
      expect(await wordsOf(`${text}?lng=fr`)).toContain('lundi – mardi et jeudi, 08:30–12:15')
      expect(await wordsOf(`${text}?lng=en`)).toContain('Monday – Tuesday and Thursday, 08:30–12:15')
    }
    expect(await wordsOf('/questions?lng=fr')).toContain('dimanche, 14:00–17:00')
    const after = await bookedDays()
    expect(after.length).toBeGreaterThan(0)
    expect(after.every(({ weekday, at }) => weekday === sunday && at >= '14:00' && at < '17:00')).toBe(true)
  })
})
