import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { dateOf } from '../../../platform/clock.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import type { WhatsappContract } from '../whatsapp.contract.ts'
import { customMessageMaxLength } from '../whatsapp.limits.ts'
import { whatsappRoutes } from './whatsapp.routes.ts'

const dispatcher = createDispatcher({ modules: [whatsappRoutes], checkAnswers: true })

let test: TestDatabase
let app: TestProcess
let admin: Awaited<ReturnType<typeof enterCustomer>>

const as = (caller: Awaited<ReturnType<typeof enterCustomer>> | null) =>
  createApi<WhatsappContract>((key, call) => dispatcher.call(app.context({ caller }), key, call), 'fr')

const change = (isOnline: boolean, customMessage: string) =>
  as(admin)('PUT /whatsapp/status', { body: { isOnline, customMessage } })

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
  admin = await enterCustomer(app.context(), { role: 'admin' })
})

afterAll(() => test.close())

describe('the chat of the house', () => {
  it('is online without a word until the house says otherwise', async () => {
    const { data } = await as(null)('GET /whatsapp/status', {})
    expect(data).toEqual({ isOnline: true, customMessage: '', lastUpdated: expect.any(String) })
    expect((await as(admin)('GET /admin/whatsapp', {})).status).toEqual({ ...data, updatedBy: null })
  })

  it('says what the house said last, when and by whom, and lets pages follow', async () => {
    app.announced.length = 0
    app.read.length = 0
    const { data } = await change(false, '  De retour lundi.  ')
    expect(data).toEqual({
      isOnline: false,
      customMessage: 'De retour lundi.',
      lastUpdated: dateOf(testNow).toISOString(),
    })
    expect((await as(null)('GET /whatsapp/status', {})).data).toEqual(data)
    expect(app.announced).toEqual(['whatsapp'])
    expect(app.read).toEqual(['whatsapp'])
    const { status } = await as(admin)('GET /admin/whatsapp', {})
    expect(status).toEqual({ ...data, updatedBy: expect.stringMatching(/\S \S/) })
  })

  it('notes what changed, and what did not change leaves no line', async () => {
    await change(true, 'Bonjour')
    const lines = () => test.database.db.select().from(auditLog)
    const before = (await lines()).length
    await change(true, 'Bonjour')
    expect(await lines()).toHaveLength(before)
    await change(false, 'Bonjour')
    expect((await lines()).at(-1)).toMatchObject({
      action: 'whatsapp.changed',
      before: { isOnline: true },
      after: { isOnline: false },
      actorId: admin.id,
    })
  })

  it('takes a message of so many signs and no more', async () => {
    await change(true, 'é'.repeat(customMessageMaxLength))
    await expect(change(true, 'é'.repeat(customMessageMaxLength + 1))).rejects.toMatchObject({
      name: 'InvalidInput',
    })
  })
})
