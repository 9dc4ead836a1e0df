import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountsApi, jeanne } from '../../../testing/accounts/accounts-api.ts'
import { appWithoutAccounts } from '../../../testing/accounts/app-without-accounts.ts'
import { forgetAccounts } from '../../../testing/accounts/forget-accounts.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'

const at = appWithoutAccounts()

const close = (token: string) =>
  accountsApi(at.app, { token })('DELETE /account', { body: { password: jeanne.password } })
const exported = async (token: string) =>
  (await accountsApi(at.app, { token })('GET /account/export', {})).export

/** An admin of the house, signed in. */
const registerAdmin = async (email: string) => {
  const { token, user } = await accountsApi(at.app)('POST /auth/register', { body: { ...jeanne, email } })
  await at.db.update(accounts).set({ role: 'admin' }).where(eq(accounts.id, user._id))
  return { token, id: user._id }
}

const adminsLeft = () => at.db.$count(accounts, and(eq(accounts.role, 'admin'), isNull(accounts.disabledAt)))

describe('the last admin of the house', () => {
  it('cannot close their account, and stays as they are', async () => {
    const { token } = await registerAdmin('admin@example.fr')
    await expect(close(token)).rejects.toMatchObject({ code: 'last_admin', kind: 'conflict' })
    expect((await exported(token)).sections.mails).toHaveLength(1)
  })

  it('is still one when two admins close their accounts at once', async () => {
    for (let round = 0; round < 3; round++) {
      const [one, other] = [await registerAdmin('one@example.fr'), await registerAdmin('other@example.fr')]
      const answers = await Promise.allSettled([close(one.token), close(other.token)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const refused = answers.find((answer) => answer.status === 'rejected')
      expect(refused?.reason).toMatchObject({ code: 'last_admin' })
      expect(await adminsLeft()).toBe(1)
      await forgetAccounts(at.db)
    }
  })

  it('is still one when one admin goes while they make the other a customer', async () => {
    const [one, other] = [await registerAdmin('one@example.fr'), await registerAdmin('other@example.fr')]
    const demotion = accountsApi(at.app, { token: other.token })('PUT /admin/accounts/{id}', {
      params: { id: one.id },
      body: { role: 'user' },
    })
    await Promise.allSettled([close(other.token), demotion])
    expect(await adminsLeft()).toBe(1)
  })
})
