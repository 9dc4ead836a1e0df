import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../platform/audit/audit.ts'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import type { JournalContract } from '../../journal/journal.contract.ts'
import { journalRoutes } from '../../journal/server/journal.routes.ts'
import { takeBacksRoutes } from '../../take-backs/server/take-backs.routes.ts'
import type { TakeBacksContract } from '../../take-backs/take-backs.contract.ts'
import type { AdminSettingsContract, SettingsRecords } from '../admin-settings.contract.ts'
import { settingsAudit } from '../settings.audit.ts'
import type { SettingsContract } from '../settings.contract.ts'
import { defaultHouse } from '../settings.defaults.ts'
import { adminSettingsRoutes } from './admin-settings.routes.ts'
import { settingsRoutes } from './settings.routes.ts'
import { settingsTable } from './settings.table.ts'

const dispatcher = createDispatcher({
  modules: [adminSettingsRoutes, settingsRoutes, takeBacksRoutes, journalRoutes],
  checkAnswers: true,
})

let test: TestDatabase
let app: TestProcess
let admin: Caller
let staff: Caller

const api = (caller = admin) =>
  createApi<AdminSettingsContract & SettingsContract & TakeBacksContract & JournalContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )

const read = async () => (await api()('GET /admin/settings', {})).house

/** Changes fields of the house as its form does: they are no examples any more. */
const change = async (fields: Partial<SettingsRecords['house']>) => {
  const { examples, ...now } = await read()
  const rest = examples.filter((field) => !Object.hasOwn(fields, field)) as typeof examples
  const answer = await api()('PUT /admin/settings/house', { body: { ...now, ...fields, examples: rest } })
  return answer.entry ?? ''
}

const takeBack = (entry: string | undefined, { by = admin, id = 'house' } = {}) =>
  api(by)('POST /admin/take-backs', { body: { kind: 'settings', id, action: 'settings.changed', entry } })

const log = async (subject = 'house') =>
  (await api()('GET /admin/audit', { query: { kind: 'settings', subject } })).entries

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
  admin = await enterCustomer(app.context(), { role: 'admin' })
  staff = await enterCustomer(app.context(), { role: 'staff' })
})

beforeEach(async () => {
  await test.database.db.delete(settingsTable)
  await app.bus.publish(['house', 'seller', 'delivery', 'services'])
  app.announced.length = 0
})

afterAll(() => test.close())

describe('a change of the settings that is taken back', () => {
  it('is as if it had not been: its fields, its examples, the pages; the log tells both', async () => {
    const before = await read()
    const entry = await change({ phone: '+33 1 23 45 67 89', stylist: 'Inès' })
    const name = await change({ name: 'Maison Inès' })
    app.announced.length = 0
    await takeBack(entry)
    expect(app.announced).toEqual(['house'])
    expect((await api()('GET /house', {})).house).toMatchObject({
      name: 'Maison Inès',
      phone: defaultHouse.phone,
    })
    expect((await read()).examples).toEqual(before.examples.filter((field) => field !== 'name'))
    const [told, ...earlier] = await log()
    expect(told).toMatchObject({
      action: 'settings.taken-back',
      before: { phone: '+33 1 23 45 67 89', stylist: 'Inès' },
      after: { phone: defaultHouse.phone, stylist: defaultHouse.stylist },
      who: { _id: admin.id },
      retractable: false,
    })
    expect(earlier.slice(0, 2)).toMatchObject([
      { _id: name, retractable: true },
      { _id: entry, retractable: false },
    ])
    await takeBack(name)
    expect(await read()).toEqual({ ...before, version: 4 })
  })

  it('names what has changed since, and changes nothing then', async () => {
    const entry = await change({ phone: '+33 1 23 45 67 89', stylist: 'Inès', email: 'a@exemple.fr' })
    await change({ phone: '+33 1 98 76 54 32', email: 'b@exemple.fr' })
    const now = await read()
    await expect(takeBack(entry)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'fields_changed_since',
      values: { fields: 'e-mail, téléphone' },
    })
    expect(await read()).toEqual(now)
  })

  it('by two at once is taken back once', async () => {
    const entry = await change({ phone: '+33 1 23 45 67 89' })
    const outcomes = await Promise.allSettled([takeBack(entry), takeBack(entry)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await read()).toMatchObject({ phone: defaultHouse.phone, version: 2 })
  })

  it('is one that was confirmed as it is, too, but only once', async () => {
    const before = await read()
    const entry = await change({ accessibility: before.accessibility })
    await takeBack(entry)
    expect((await read()).examples).toEqual(before.examples)
    await expect(takeBack(entry)).rejects.toMatchObject({ code: 'changed_since' })
  })

  it('is an admin’s, of this record, and of one that changed something', async () => {
    const entry = await change({ phone: '+33 1 23 45 67 89' })
    expect(await change({ phone: '+33 1 23 45 67 89' })).toBe('')
    await expect(takeBack(entry, { by: staff })).rejects.toMatchObject({ code: 'access_denied' })
    await expect(takeBack(entry, { id: 'seller' })).rejects.toMatchObject({ code: 'nothing_to_take_back' })
    await expect(takeBack('999999999')).rejects.toMatchObject({ code: 'nothing_to_take_back' })
    expect((await read()).phone).toBe('+33 1 23 45 67 89')
    await takeBack(undefined)
    expect((await read()).phone).toBe(defaultHouse.phone)
  })

  it('is one of the records of the settings, and no other of its kind', async () => {
    const change = { before: { requiredOfAdmins: false }, after: { requiredOfAdmins: true } }
    await audit(app.context().db, app.context(), settingsAudit.changed, { id: 'second-factor', ...change })
    expect(await log('second-factor')).toMatchObject([{ retractable: false }])
    await expect(takeBack(undefined, { id: 'second-factor' })).rejects.toMatchObject({
      code: 'nothing_to_take_back',
    })
  })

  it('is one of amounts, in the record of its own', async () => {
    const { services, delivery } = await api()('GET /admin/settings', {})
    const body = { ...services, wedding: 4200, examples: ['evening' as const] }
    const { entry } = await api()('PUT /admin/settings/services', { body })
    await takeBack(entry, { id: 'services' })
    const now = await api()('GET /admin/settings', {})
    expect(now.services).toEqual({ ...services, version: 2 })
    expect(now.delivery).toEqual(delivery)
  })
})
