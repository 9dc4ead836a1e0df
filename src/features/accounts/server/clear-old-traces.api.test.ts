import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountsApi, jeanne } from '../../../testing/accounts/accounts-api.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { tries } from '../../tries/server/tries.table.ts'
import { clearOldTraces } from './clear-old-traces.ts'
import { mailedLinks } from './links/mailed-links.table.ts'
import { securityLog } from './security/security-log.table.ts'
import { refreshTokens, sessions } from './sessions/sessions.table.ts'

let test: TestDatabase
let app: TestProcess

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
})

afterAll(() => test.close())

const counts = async () => {
  const { db } = test.database
  return {
    sessions: await db.$count(sessions),
    tokens: await db.$count(refreshTokens),
    links: await db.$count(mailedLinks),
    tries: await db.$count(tries),
    events: await db.$count(securityLog),
  }
}

const afterDays = async (days: number) => {
  app.moveClock({ hours: 24 * days })
  await clearOldTraces(app.context())
  return counts()
}

it('keeps each trace for its time: tries 2 days, links a week, sessions as long as they last, events a year', async () => {
  const { refreshToken } = await accountsApi(app)('POST /auth/register', { body: jeanne })
  await accountsApi(app)('POST /auth/refresh-token', { body: { refreshToken } })
  const whole = { sessions: 1, tokens: 2, links: 1, tries: 1, events: 1 }
  expect(await afterDays(1)).toEqual(whole)
  expect(await afterDays(2)).toEqual({ ...whole, tries: 0 })
  expect(await afterDays(7)).toEqual({ ...whole, tries: 0, links: 0 })
  expect(await afterDays(21)).toEqual({ sessions: 0, tokens: 0, links: 0, tries: 0, events: 1 })
  expect(await afterDays(335)).toEqual({ sessions: 0, tokens: 0, links: 0, tries: 0, events: 0 })
})
