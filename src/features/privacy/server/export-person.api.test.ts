import { describe, expect, it } from 'vitest'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { accountsApi, jeanne } from '../../../testing/accounts/accounts-api.ts'
import { appWithoutAccounts } from '../../../testing/accounts/app-without-accounts.ts'
import { mailResetLink } from '../../accounts/server/passwords/reset-link.ts'

const at = appWithoutAccounts()

const register = () => accountsApi(at.app)('POST /auth/register', { body: jeanne })
const exported = async (token: string) =>
  (await accountsApi(at.app, { token })('GET /account/export', {})).export

describe('the export', () => {
  it('tells what the house keeps in words and dates, and that it was asked for', async () => {
    const { token, user } = await register()
    const { exportedAt, house: name, sections } = await exported(token)
    expect({ exportedAt, name }).toEqual({ exportedAt: '2026-10-14T10:00:00.000Z', name: 'Maison Clairval' })
    expect(sections.account).toEqual([
      {
        id: user._id,
        email: jeanne.email,
        emailConfirmedAt: null,
        firstName: 'Jeanne',
        lastName: 'Arnaud',
        phone: '',
        language: 'fr',
        role: 'user',
        createdAt: '2026-10-14T10:00:00.000Z',
        disabledAt: null,
      },
    ])
    expect(sections.events).toMatchObject([{ event: 'registered' }, { event: 'data-exported' }])
  })

  it('holds nothing that opens the account: neither the password nor the links in its mails', async () => {
    const { token, refreshToken, user } = await register()
    await mailResetLink(at.app.context(), user._id)
    const text = JSON.stringify(await exported(token))
    const written = await at.db.select({ text: mailOutbox.plainText }).from(mailOutbox)
    const keys = written.flatMap((mail) => mail.text.match(/(?<=#)[\w-]{43}/g) ?? [])
    expect(new Set(keys).size).toBe(2)
    for (const secret of [...keys, refreshToken, token]) expect(text).not.toContain(secret)
    expect(text).not.toContain('$argon2')
    expect(text).toContain('https://house.test/auth/nouveau-mot-de-passe#…')
  })
})
