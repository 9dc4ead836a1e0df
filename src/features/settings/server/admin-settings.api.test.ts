import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import type { AdminSettingsContract } from '../admin-settings.contract.ts'
import type { SettingsContract } from '../settings.contract.ts'
import { defaultHouse, defaultSeller } from '../settings.defaults.ts'
import { adminSettingsRoutes } from './admin-settings.routes.ts'
import { settingsRoutes } from './settings.routes.ts'
import { settingsTable } from './settings.table.ts'

const dispatcher = createDispatcher({ modules: [adminSettingsRoutes, settingsRoutes], checkAnswers: true })

let test: TestDatabase
let app: TestProcess
let admin: Awaited<ReturnType<typeof enterCustomer>>

const api = () =>
  createApi<AdminSettingsContract & SettingsContract>(
    (key, call) => dispatcher.call(app.context({ caller: admin }), key, call),
    'fr',
  )

const read = () => api()('GET /admin/settings', {})
const lastLine = async () =>
  (await test.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
  admin = await enterCustomer(app.context(), { role: 'admin' })
})

beforeEach(async () => {
  await test.database.db.delete(settingsTable)
  app.announced.length = 0
  // The rows were deleted directly, so the change is announced here, to update what is kept in memory.
  await app.bus.publish(['house', 'seller', 'delivery', 'services'])
  app.announced.length = 0
})

afterAll(() => test.close())

describe('the records of the house', () => {
  it('are at first the example in every field, at version 0', async () => {
    const { house: record, seller, delivery, services } = await read()
    expect(record).toMatchObject({ ...defaultHouse, version: 0 })
    expect(record.examples).toEqual(Object.keys(defaultHouse))
    expect(seller).toMatchObject({ siren: defaultSeller.siren, capital: 50_000, version: 0 })
    expect(seller.examples).toContain('capital')
    expect(delivery.rates.france).toEqual({ price: 15, freeFrom: 500 })
    expect(services).toEqual({
      wedding: 3800,
      evening: 1900,
      ceremony: 1200,
      version: 0,
      examples: ['wedding', 'evening', 'ceremony'],
    })
  })

  it('can all be sent back as they were read, which changes nothing', async () => {
    const before = await read()
    const call = api()
    await call('PUT /admin/settings/house', { body: before.house })
    await call('PUT /admin/settings/seller', { body: before.seller })
    await call('PUT /admin/settings/delivery', { body: before.delivery })
    await call('PUT /admin/settings/services', { body: before.services })
    expect(await read()).toEqual(before)
    expect(app.announced).toEqual([])
    expect(await test.database.db.$count(settingsTable)).toBe(0)
  })

  it('are changed, followed at once by what everybody is told, and noted in the log', async () => {
    const { house: before } = await read()
    await api()('GET /house', {})
    const { house: after } = await api()('PUT /admin/settings/house', {
      body: { ...before, phone: '+33 1 23 45 67 89' },
    })
    expect(after).toMatchObject({ phone: '+33 1 23 45 67 89', version: 1 })
    expect(after.examples).toEqual(before.examples.filter((field) => field !== 'phone'))
    expect((await api()('GET /house', {})).house.phone).toBe('+33 1 23 45 67 89')
    expect(app.announced).toEqual(['house'])
    expect(await lastLine()).toMatchObject({
      action: 'settings.changed',
      subjectKind: 'settings',
      subjectId: 'house',
      actorId: admin.id,
      before: { phone: defaultHouse.phone },
      after: { phone: '+33 1 23 45 67 89' },
    })
  })

  it('are the house’s own once it has looked at them, were they equal to the example', async () => {
    const { house: before } = await read()
    const examples = before.examples.filter((field) => field !== 'accessibility')
    const { house: after } = await api()('PUT /admin/settings/house', { body: { ...before, examples } })
    expect(after).toEqual({ ...before, examples, version: 1 })
    expect(await lastLine()).toMatchObject({ before: { examples: before.examples }, after: { examples } })
  })

  it('are no example for being called one', async () => {
    const { services } = await read()
    const { services: after } = await api()('PUT /admin/settings/services', {
      body: { ...services, wedding: 4200.5 },
    })
    expect(after).toMatchObject({ wedding: 4200.5, examples: ['evening', 'ceremony'] })
    expect((await api()('GET /house', {})).house.services.wedding).toBe(4200.5)
  })

  it('keep the capital in cents and the numbers of the registers without their spaces', async () => {
    const { seller } = await read()
    const { seller: after } = await api()('PUT /admin/settings/seller', {
      body: {
        ...seller,
        capital: 7500.25,
        siren: '123 456 782',
        siret: '123 456 782 00010',
        vatNumber: 'fr 11 123 456 782',
      },
    })
    expect(after).toMatchObject({
      capital: 7500.25,
      siren: '123456782',
      siret: '12345678200010',
      vatNumber: 'FR11123456782',
    })
    expect((await api()('GET /house/legal', {})).legal).toMatchObject({
      capital: 7500.25,
      siren: '123456782',
    })
  })
})

describe('two who edit one record', () => {
  it('cannot undo each other: the second is told what stands now', async () => {
    const { house: seen } = await read()
    await api()('PUT /admin/settings/house', { body: { ...seen, name: 'Maison Aubépine' } })
    const late = api()('PUT /admin/settings/house', { body: { ...seen, phone: '+33 1 23 45 67 89' } })
    await expect(late).rejects.toMatchObject({
      code: 'settings_changed',
      kind: 'conflict',
      instead: { house: { name: 'Maison Aubépine', phone: defaultHouse.phone, version: 1 } },
    })
    expect((await read()).house.phone).toBe(defaultHouse.phone)
  })

  it.each(['the first time', 'again'])('at once, %s: one is taken, one is told', async (when) => {
    if (when === 'again') {
      const { services } = await read()
      await api()('PUT /admin/settings/services', { body: { ...services, wedding: 4000 } })
    }
    const { services: seen } = await read()
    const outcomes = await Promise.allSettled(
      [4100, 4200].map((wedding) => api()('PUT /admin/settings/services', { body: { ...seen, wedding } })),
    )
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(1)
    const { services: now } = await read()
    expect(now.version).toBe(seen.version + 1)
    expect(refused[0]?.reason).toMatchObject({ code: 'settings_changed', instead: { services: now } })
  })

  it('are not in each other’s way in different records', async () => {
    const { house: record, delivery } = await read()
    await api()('PUT /admin/settings/house', { body: { ...record, name: 'Maison Aubépine' } })
    await api()('PUT /admin/settings/delivery', {
      body: { ...delivery, rates: { ...delivery.rates, europe: { price: 29.9 } } },
    })
    expect(await read()).toMatchObject({ house: { version: 1 }, delivery: { version: 1 } })
  })
})

/** The message of each refused field, by its name. */
const faultsOf = async (call: Promise<unknown>) => {
  const refusal = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  const issues = refusal instanceof InvalidInput ? refusal.issues : []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('a record that is not right', () => {
  it.each([
    [{ phone: '+33 (0)1 42 60 18 47' }, { phone: 'settings:fields.callable' }],
    [{ whatsappNumber: '06 12 60 18 47' }, { whatsappNumber: 'settings:fields.international' }],
    [{ social: { instagram: 'http://instagram.com/x' } }, { 'social.instagram': 'settings:fields.https' }],
    [
      { accessibility: { conformity: 'full', auditedOn: null } },
      { 'accessibility.auditedOn': 'settings:fields.auditMissing' },
    ],
    [
      { accessibility: { conformity: 'full', auditedOn: '2026-11-27', rate: 99 } },
      { 'accessibility.rate': 'settings:fields.rateOfOther' },
    ],
    [
      { accessibility: { conformity: 'partial', auditedOn: '2026-11-27', rate: 49 } },
      { 'accessibility.rate': 'settings:fields.rateOfOther' },
    ],
    [
      { address: { ...defaultHouse.address, postalCode: '7500' } },
      { 'address.postalCode': 'request:fields.postalCode' },
    ],
    [
      { hours: { ...defaultHouse.hours, salon: [{ days: [2], opens: '19:00', closes: '10:00' }] } },
      { 'hours.salon.0.closes': 'settings:fields.closesBeforeItOpens' },
    ],
    [{ hours: { ...defaultHouse.hours, salon: [] } }, { 'hours.salon': 'settings:fields.noHours' }],
    [
      { hours: { ...defaultHouse.hours, salon: [{ days: [], opens: '25:00', closes: '26:00' }] } },
      {
        'hours.salon.0.days': 'settings:fields.noDay',
        'hours.salon.0.opens': 'settings:fields.time',
        'hours.salon.0.closes': 'settings:fields.time',
      },
    ],
  ])('of the house is refused at its field: %o', async (change, fields) => {
    const { house: record } = await read()
    const body = { ...record, ...change } as typeof record
    expect(await faultsOf(api()('PUT /admin/settings/house', { body }))).toMatchObject(fields)
  })

  it.each([
    [{ siren: '900000002' }, ['siren']],
    [{ siren: '123456782' }, ['siret', 'vatNumber']],
    [{ vatNumber: 'FR11900000001' }, ['vatNumber']],
    [{ capital: 0 }, ['capital']],
    [{ capital: 1.001 }, ['capital']],
    [{ mediator: { ...defaultSeller.mediator, url: 'http://mediation.example' } }, ['mediator.url']],
    [
      { carriers: [{ id: 'poste', name: 'Poste', trackingUrl: 'https://poste.example/' }] },
      ['carriers.0.trackingUrl'],
    ],
    [
      { carriers: [...defaultSeller.carriers, ...defaultSeller.carriers] },
      ['carriers.2.name', 'carriers.3.name'],
    ],
  ])('of the seller is refused at its field: %o', async (change, fields) => {
    const { seller } = await read()
    const body = { ...seller, ...change }
    expect(Object.keys(await faultsOf(api()('PUT /admin/settings/seller', { body })))).toEqual(fields)
  })

  it('of the seller without a carrier is asked for one', async () => {
    const { seller } = await read()
    const body = { ...seller, carriers: [] }
    expect(await faultsOf(api()('PUT /admin/settings/seller', { body }))).toEqual({
      carriers: 'settings:fields.noCarrier',
    })
  })

  it('of delivery is refused where the longest is shorter than the shortest', async () => {
    const { delivery } = await read()
    const body = { ...delivery, makingWeeks: { min: 8, max: 4 } }
    expect(await faultsOf(api()('PUT /admin/settings/delivery', { body }))).toEqual({
      'makingWeeks.max': 'settings:fields.maxBelowMin',
    })
  })
})
