import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { logSecurity } from '../../accounts/server/security/log-security.public.ts'
import { securityLog } from '../../accounts/server/security/security-log.table.ts'
import type { SecurityLogContract } from '../security-log.contract.ts'
import { securityLogRoutes } from './security-log.routes.ts'

const dispatcher = createDispatcher({ modules: [securityLogRoutes], checkAnswers: true })
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let test: TestDatabase
let app: TestProcess

const read = (query: { page?: number; limit?: number } = {}) =>
  createApi<SecurityLogContract>(
    (key, call) => dispatcher.call(app.context({ caller: { id: 'helene', role: 'admin' } }), key, call),
    'fr',
  )('GET /admin/security-log', { query })

const note = async (
  event: 'signed-in' | 'signed-out' | 'sign-in-refused',
  accountId?: string,
  device = '',
) => {
  app.moveClock({ minutes: 1 })
  const ctx = app.context({ visitor: { ip: '192.0.2.1', device } })
  await logSecurity(ctx, ctx.db, { event, accountId })
}

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
})

beforeEach(async () => {
  await test.database.db.delete(securityLog)
})

afterAll(() => test.close())

describe('the security log', () => {
  it('tells newest first what happened, to whom, and on what device', async () => {
    const { id } = await enterCustomer(app.context(), { firstName: 'Jeanne', lastName: 'Arnaud' })
    await note('sign-in-refused')
    await note('signed-in', id, firefox)
    const { entries, count, totalPages } = await read()
    expect(entries).toMatchObject([
      {
        event: 'signed-in',
        account: { _id: id, firstName: 'Jeanne', lastName: 'Arnaud' },
        device: 'Firefox, Windows',
        at: '2026-10-14T10:02:00.000Z',
      },
      { event: 'sign-in-refused', account: null, device: '' },
    ])
    expect([count, totalPages]).toEqual([2, 1])
  })

  it('says nothing of where somebody called from', async () => {
    await note('signed-out')
    const [entry] = (await read()).entries
    expect(Object.keys(entry ?? {}).sort()).toEqual(['_id', 'account', 'at', 'device', 'event'])
  })

  it('names nobody any more once an account is gone', async () => {
    const { id } = await enterCustomer(app.context())
    await note('signed-in', id)
    await test.database.db.delete(accounts)
    expect((await read()).entries).toMatchObject([{ event: 'signed-in', account: null }])
  })

  it('is read page by page, ten entries at once unless it is said otherwise', async () => {
    for (let entry = 0; entry < 11; entry++) await note('signed-in')
    const first = await read()
    expect([first.entries.length, first.totalPages]).toEqual([10, 2])
    const second = await read({ page: 2 })
    expect(second.entries).toHaveLength(1)
    expect(first.entries.map(({ _id }) => _id)).not.toContain(second.entries[0]?._id)
    await expect(read({ limit: 101 })).rejects.toThrow()
  })
})
