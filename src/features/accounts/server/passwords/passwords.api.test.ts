import { desc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import { accountsApi, jeanne } from '../../../../testing/accounts/accounts-api.ts'
import { appWithoutAccounts } from '../../../../testing/accounts/app-without-accounts.ts'
import { newestLink, subjectsTo } from '../../../../testing/mailed-link.ts'
import { accounts } from '../accounts.table.ts'
import { mailResetLink, resetLink } from './reset-link.ts'

const at = appWithoutAccounts()
let hers: { readonly id: string; readonly token: string; readonly refreshToken: string }

beforeEach(async () => {
  const { user, token, refreshToken } = await accountsApi(at.app)('POST /auth/register', { body: jeanne })
  hers = { id: user._id, token, refreshToken }
})

const chosen = 'velours de soie mordoré'

const login = (password: string) =>
  accountsApi(at.app)('POST /auth/login', { body: { email: jeanne.email, password } })

const change = (body: { currentPassword: string; password: string }, token = hers.token) =>
  accountsApi(at.app, { token })('PUT /auth/password', { body })

const isSignedIn = (token: string) =>
  accountsApi(at.app, { token })('GET /auth/profile', {}).then(
    () => true,
    () => false,
  )

const reset = (token: string, password = chosen) =>
  accountsApi(at.app)('POST /auth/reset-password', { body: { token, password } })

const askForLink = async (redirect?: string) => {
  await accountsApi(at.app)('POST /auth/forgot-password', {
    body: { email: ' Jeanne@EXAMPLE.fr', redirect },
  })
  for (const { data } of at.app.enqueued.splice(0)) {
    const { accountId, redirect: kept } = resetLink.data.parse(data)
    await mailResetLink(at.app.context(), accountId, kept)
  }
  return newestLink(at.db)
}

describe('changing the password', () => {
  it('ends every session and opens another, where it is changed', async () => {
    const elsewhere = await login(jeanne.password)
    const changed = await change({ currentPassword: jeanne.password, password: chosen })
    expect(await Promise.all([hers.token, elsewhere.token, changed.token].map(isSignedIn))).toEqual([
      false,
      false,
      true,
    ])
    const renewal = accountsApi(at.app)('POST /auth/refresh-token', {
      body: { refreshToken: hers.refreshToken },
    })
    await expect(renewal).rejects.toMatchObject({ code: 'session_ended' })
    expect((await login(chosen)).success).toBe(true)
    await expect(login(jeanne.password)).rejects.toMatchObject({ code: 'wrong_credentials' })
    expect(await subjectsTo(at.db, jeanne.email)).toContain('Votre mot de passe a changé')
  })

  it('asks for the present one, and counts wrong ones', async () => {
    const guess = () => change({ currentPassword: 'organza et velours', password: chosen })
    for (let tries = 0; tries < 5; tries++)
      await expect(guess()).rejects.toMatchObject({
        code: 'wrong_password',
        kind: 'invalid',
        fields: { currentPassword: 'errors.wrongPassword' },
      })
    await expect(guess()).rejects.toMatchObject({ code: 'too_many_tries' })
    expect(await isSignedIn(hers.token)).toBe(true)
  })

  it('twice at once from the same one changes it once', async () => {
    const answers = await Promise.allSettled([
      change({ currentPassword: jeanne.password, password: chosen }),
      change({ currentPassword: jeanne.password, password: 'crêpe de laine noire' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const won = answers[0]?.status === 'fulfilled' ? chosen : 'crêpe de laine noire'
    expect((await login(won)).success).toBe(true)
  })

  it.each([
    ['azertyazerty', 'password_common'],
    ['ma jeanne à moi', 'password_like_email'],
  ])('to %j is refused', async (password, code) => {
    await expect(change({ currentPassword: jeanne.password, password })).rejects.toMatchObject({ code })
    expect((await login(jeanne.password)).success).toBe(true)
  })
})

describe('a forgotten password', () => {
  it('is replaced by the link that was mailed, once; every session ends and the address is proven', async () => {
    const link = await askForLink()
    await reset(link)
    expect(await isSignedIn(hers.token)).toBe(false)
    const { user } = await login(chosen)
    expect(user.emailConfirmed).toBe(true)
    await expect(reset(link, 'crêpe de laine noire')).rejects.toMatchObject({ code: 'link_spent' })
  })

  it('keeps its link until a password is taken', async () => {
    const link = await askForLink()
    await expect(reset(link, 'azertyazerty')).rejects.toMatchObject({ code: 'password_common' })
    await expect(reset(link, 'ma jeanne à moi')).rejects.toMatchObject({ code: 'password_like_email' })
    expect((await reset(link)).success).toBe(true)
  })

  it('has a link that keeps where they were going, as far as that is in the house', async () => {
    const linksTo = async (redirect: string) => {
      await askForLink(redirect)
      const newest = at.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1)
      return (await newest)[0]?.plainText
    }
    expect(await linksTo('checkout')).toContain('/auth/nouveau-mot-de-passe?redirect=checkout#')
    expect(await linksTo('//evil.example/')).toContain('/auth/nouveau-mot-de-passe#')
  })

  it('has a link that lasts an hour', async () => {
    const link = await askForLink()
    at.app.moveClock({ minutes: 60 })
    await expect(reset(link)).rejects.toMatchObject({ code: 'link_spent' })
  })

  it('has older links spent by whichever is followed, or by a change of the password', async () => {
    const older = await askForLink()
    const newer = await askForLink()
    await reset(newer)
    await expect(reset(older)).rejects.toMatchObject({ code: 'link_spent' })
    const third = await askForLink()
    const { token } = await login(chosen)
    await change({ currentPassword: chosen, password: jeanne.password }, token)
    await expect(reset(third)).rejects.toMatchObject({ code: 'link_spent' })
  })

  it('of an account that is kept out, or of none, sends nothing', async () => {
    await at.db.update(accounts).set({ disabledAt: new Date() })
    expect(await askForLink()).toBe(await newestLink(at.db))
    expect(await subjectsTo(at.db, jeanne.email)).toEqual(['Confirmez votre adresse e-mail'])
    await mailResetLink(at.app.context(), null)
    expect(await subjectsTo(at.db, jeanne.email)).toHaveLength(1)
  })

  it('has a link that confirms no address', async () => {
    const link = await askForLink()
    const confirming = accountsApi(at.app)('POST /auth/verify-email', { body: { token: link } })
    await expect(confirming).rejects.toMatchObject({ code: 'link_spent' })
  })
})
