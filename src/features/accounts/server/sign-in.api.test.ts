import { describe, expect, it } from 'vitest'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { accountsApi, jeanne } from '../../../testing/accounts/accounts-api.ts'
import { appWithoutAccounts } from '../../../testing/accounts/app-without-accounts.ts'
import { subjectsTo } from '../../../testing/mailed-link.ts'
import { accounts } from './accounts.table.ts'
import { securityLog } from './security/security-log.table.ts'

const at = appWithoutAccounts()

const register = (body = jeanne) => accountsApi(at.app)('POST /auth/register', { body })
const login = (password = jeanne.password, email = jeanne.email) =>
  accountsApi(at.app)('POST /auth/login', { body: { email, password } })
const profile = (token: string) => accountsApi(at.app, { token })('GET /auth/profile', {})
const events = async () => {
  const rows = await at.db.select({ event: securityLog.event }).from(securityLog).orderBy(securityLog.id)
  return rows.map(({ event }) => event)
}

describe('registering', () => {
  it('opens an account, signs in, and mails a link that confirms the address', async () => {
    const { token, refreshToken, user, message } = await register()
    expect(message).toBe('Votre compte a été créé avec succès')
    expect(refreshToken).toMatch(/^[\w-]{43}$/)
    expect(user).toEqual({
      _id: expect.any(String),
      firstName: 'Jeanne',
      lastName: 'Arnaud',
      email: 'jeanne@example.fr',
      role: 'user',
      phone: '',
      language: 'fr',
      emailConfirmed: false,
      createdAt: expect.any(String),
    })
    expect((await profile(token)).user).toEqual(user)
    const [mail] = await at.db.select().from(mailOutbox)
    expect(mail).toMatchObject({ recipient: jeanne.email, subject: 'Confirmez votre adresse e-mail' })
    const link = /https:\/\/house\.test\/auth\/confirmation#([\w-]+)/.exec(mail?.plainText ?? '')?.[1] ?? ''
    await accountsApi(at.app)('POST /auth/verify-email', { body: { token: link } })
    expect((await profile(token)).user.emailConfirmed).toBe(true)
    const again = accountsApi(at.app)('POST /auth/verify-email', { body: { token: link } })
    await expect(again).rejects.toMatchObject({ code: 'link_spent', kind: 'invalid' })
    expect(await events()).toEqual(['registered', 'email-confirmed'])
  })

  it('with an address that has an account is a conflict, however it is capitalized', async () => {
    await register()
    await expect(register({ ...jeanne, email: ' JEANNE@example.fr' })).rejects.toMatchObject({
      code: 'email_taken',
      kind: 'conflict',
      fields: { email: 'errors.emailTaken' },
    })
  })

  it('twice at once with one address opens one account', async () => {
    const answers = await Promise.allSettled([register(), register(), register()])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await at.db.$count(accounts)).toBe(1)
  })

  it.each([
    ['password1234', 'password_common'],
    ['M0tdepasse-2026!', 'password_common'],
    ['azertyazerty', 'password_common'],
    ['ma jeanne à moi', 'password_like_email'],
  ])('refuses the password %j as %s', async (password, code) => {
    await expect(register({ ...jeanne, password })).rejects.toMatchObject({ code, kind: 'invalid' })
  })
})

describe('signing in', () => {
  it('opens a session of its own each time', async () => {
    const first = await register()
    const { token, user, message } = await login()
    expect(message).toBe('Connexion réussie')
    expect(user._id).toBe(first.user._id)
    const { sessions } = await accountsApi(at.app, { token })('GET /auth/sessions', {})
    expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true])
  })

  it('tells a wrong password and an unknown address alike', async () => {
    await register()
    for (const wrong of [() => login('rubans et organza'), () => login(jeanne.password, 'nobody@example.fr')])
      await expect(wrong()).rejects.toMatchObject({ code: 'wrong_credentials', kind: 'unauthenticated' })
    expect(await events()).toEqual(['registered', 'sign-in-refused', 'sign-in-refused'])
  })

  it('of an account that is kept out is refused, to anyone who knows the password only', async () => {
    await register()
    await at.db.update(accounts).set({ disabledAt: new Date() })
    await expect(login()).rejects.toMatchObject({ code: 'account_disabled', kind: 'forbidden' })
    await expect(login('rubans et organza')).rejects.toMatchObject({ code: 'wrong_credentials' })
  })
})

describe('a session', () => {
  it('is renewed by its refresh token, which is then another', async () => {
    const { refreshToken } = await register()
    const renewed = await accountsApi(at.app)('POST /auth/refresh-token', { body: { refreshToken } })
    expect(renewed.refreshToken).not.toBe(refreshToken)
    expect((await profile(renewed.token)).user.email).toBe(jeanne.email)
  })

  it('that an old token comes back for ends, which the log says and its owner is written', async () => {
    const { refreshToken } = await register()
    const renew = () => accountsApi(at.app)('POST /auth/refresh-token', { body: { refreshToken } })
    const { token } = await renew()
    at.app.moveClock({ seconds: 11 })
    await expect(renew()).rejects.toMatchObject({ code: 'session_ended' })
    await expect(profile(token)).rejects.toMatchObject({ kind: 'unauthenticated' })
    await expect(renew()).rejects.toMatchObject({ code: 'session_ended' })
    expect(await events()).toEqual(['registered', 'token-replayed'])
    expect(await subjectsTo(at.db, jeanne.email)).toEqual([
      'Confirmez votre adresse e-mail',
      'Une session de votre compte a été fermée',
    ])
  })

  it('ends when it is signed out of, and its access token with it', async () => {
    const { token, refreshToken } = await register()
    const out = await accountsApi(at.app)('POST /auth/logout', { body: { refreshToken } })
    expect(out.message).toBe('Vous avez été déconnecté avec succès')
    await expect(profile(token)).rejects.toMatchObject({ kind: 'unauthenticated' })
    const renewing = accountsApi(at.app)('POST /auth/refresh-token', { body: { refreshToken } })
    await expect(renewing).rejects.toMatchObject({ code: 'session_ended', kind: 'unauthenticated' })
    await accountsApi(at.app)('POST /auth/logout', { body: { refreshToken: 'whatever' } })
    await accountsApi(at.app)('POST /auth/logout', { body: {} })
  })
})
