import { describe, expect, it } from 'vitest'
import { accountsApi, jeanne } from '../../../testing/accounts/accounts-api.ts'
import { appWithoutAccounts } from '../../../testing/accounts/app-without-accounts.ts'
import { consents } from './consents.table.ts'

const at = appWithoutAccounts()

const register = () => accountsApi(at.app)('POST /auth/register', { body: jeanne })

describe('consents', () => {
  const consentsOf = (token: string) => accountsApi(at.app, { token })('GET /account/consents', {})
  const answer = (token: string, granted: boolean) =>
    accountsApi(at.app, { token, lng: 'en' })('PUT /account/consents/{purpose}', {
      params: { purpose: 'phone-calls' },
      body: { granted },
    })
  const kept = () => at.db.select().from(consents).orderBy(consents.id)

  it('are none as long as nobody has answered', async () => {
    const { token } = await register()
    expect((await consentsOf(token)).consents).toEqual([
      { purpose: 'keep-measures', granted: false, answeredAt: null },
      { purpose: 'phone-calls', granted: false, answeredAt: null },
    ])
    expect(await kept()).toEqual([])
  })

  it('are what was answered last, while every answer is kept', async () => {
    const { token } = await register()
    const given = await answer(token, true)
    expect(given.consents[1]).toEqual({
      purpose: 'phone-calls',
      granted: true,
      answeredAt: '2026-10-14T10:00:00.000Z',
    })
    await answer(token, false)
    expect((await consentsOf(token)).consents).toMatchObject([{ answeredAt: null }, { granted: false }])
    expect(await kept()).toMatchObject([
      { purpose: 'phone-calls', granted: true, wording: 1, language: 'en' },
      { purpose: 'phone-calls', granted: false, wording: 1, language: 'en' },
    ])
  })

  it('answered the same again, or twice at once, are kept once', async () => {
    const { token } = await register()
    await Promise.all([answer(token, false), answer(token, false)])
    at.app.moveClock({ minutes: 5 })
    expect((await answer(token, false)).consents[1]?.answeredAt).toBe('2026-10-14T10:00:00.000Z')
    expect(await kept()).toHaveLength(1)
  })

  it('count for the words they were given to', async () => {
    const { token } = await register()
    await answer(token, true)
    await at.db.update(consents).set({ wording: 0 })
    expect((await consentsOf(token)).consents[1]).toMatchObject({ granted: false, answeredAt: null })
    await answer(token, true)
    expect(await kept()).toHaveLength(2)
  })
})
