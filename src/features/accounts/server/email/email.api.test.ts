import { beforeEach, describe, expect, it } from 'vitest'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import { accountsApi, jeanne } from '../../../../testing/accounts/accounts-api.ts'
import { appWithoutAccounts } from '../../../../testing/accounts/app-without-accounts.ts'
import { newestLink, subjectsTo } from '../../../../testing/mailed-link.ts'
import { accounts } from '../accounts.table.ts'

const at = appWithoutAccounts()
let token: string

beforeEach(async () => {
  token = (await accountsApi(at.app, { lng: 'en' })('POST /auth/register', { body: jeanne })).token
})

const other = 'jeanne.arnaud@example.org'

const ask = (email = other, password = jeanne.password) =>
  accountsApi(at.app, { token })('PUT /auth/email', { body: { email, password } })

const confirm = (link: string) => accountsApi(at.app)('POST /auth/verify-email', { body: { token: link } })

const user = async () => (await accountsApi(at.app, { token })('GET /auth/profile', {})).user

const mailsTo = (email: string) => subjectsTo(at.db, email)

describe('another e-mail address', () => {
  it('counts once its link has been followed; the former one is told', async () => {
    const { message } = await ask()
    expect(message).toContain(other)
    expect((await user()).email).toBe(jeanne.email)
    expect(await mailsTo(other)).toEqual(['Please confirm your new e-mail address'])
    expect(await mailsTo(jeanne.email)).toContain('Your e-mail address is about to change')
    await confirm(await newestLink(at.db))
    expect(await user()).toMatchObject({ email: other, emailConfirmed: true })
    const body = { email: other, password: jeanne.password }
    expect((await accountsApi(at.app)('POST /auth/login', { body })).success).toBe(true)
  })

  it('asks for the password', async () => {
    await expect(ask(other, 'organza et velours')).rejects.toMatchObject({
      code: 'wrong_password',
      fields: { password: 'errors.wrongPassword' },
    })
    expect(await mailsTo(other)).toEqual([])
  })

  it('that has an account is answered alike, and nobody is written to', async () => {
    const { message: free } = await ask()
    const louise = { ...jeanne, email: 'louise@example.fr' }
    await accountsApi(at.app)('POST /auth/register', { body: louise })
    const before = await mailsTo(louise.email)
    const { message: taken } = await ask(louise.email)
    expect(taken.replace(louise.email, other)).toBe(free)
    expect(await mailsTo(louise.email)).toEqual(before)
  })

  it('that somebody else has taken meanwhile is a conflict, and nothing changes', async () => {
    await ask()
    const link = await newestLink(at.db)
    await accountsApi(at.app)('POST /auth/register', { body: { ...jeanne, email: other } })
    await expect(confirm(link)).rejects.toMatchObject({ code: 'email_taken', kind: 'conflict' })
    expect((await user()).email).toBe(jeanne.email)
  })

  it('asked for anew spends the link before', async () => {
    await ask()
    const first = await newestLink(at.db)
    await ask('third@example.fr')
    await expect(confirm(first)).rejects.toMatchObject({ code: 'link_spent' })
  })

  it('leaves no link of the former one that would confirm or reset', async () => {
    const first = await newestLink(at.db)
    await ask()
    await confirm(await newestLink(at.db))
    await expect(confirm(first)).rejects.toMatchObject({ code: 'link_spent' })
  })
})

describe('the code beside the link', () => {
  const enter = (code: string) =>
    accountsApi(at.app, { token })('POST /auth/verify-email/code', { body: { code } })
  const newestCode = async () => {
    const mails = await at.db.select().from(mailOutbox).orderBy(mailOutbox.id)
    return /code: (\d{6})/.exec(mails.at(-1)?.plainText ?? '')?.[1] ?? ''
  }

  it('confirms, with its spaces too; a second time changes nothing', async () => {
    const code = await newestCode()
    const { message } = await enter(`${code.slice(0, 3)} ${code.slice(3)}`)
    expect(message).toBe('Votre adresse est confirmée.')
    expect(await user()).toMatchObject({ emailConfirmed: true })
    expect((await enter('000000')).success).toBe(true)
    await expect(confirm(await newestLink(at.db))).rejects.toMatchObject({ code: 'link_spent' })
  })

  it('of an earlier mail counts as well, and that of another account does not', async () => {
    const first = await newestCode()
    await accountsApi(at.app, { token })('POST /auth/verify-email/send', {})
    await accountsApi(at.app, { lng: 'en' })('POST /auth/register', {
      body: { ...jeanne, email: 'louise@example.fr' },
    })
    await expect(enter(await newestCode())).rejects.toMatchObject({
      code: 'wrong_code',
      fields: { code: 'errors.wrongCode' },
    })
    await enter(first)
    expect(await user()).toMatchObject({ emailConfirmed: true })
  })

  it('counts for half an hour', async () => {
    const code = await newestCode()
    at.app.moveClock({ minutes: 30 })
    token = (await accountsApi(at.app)('POST /auth/login', { body: jeanne })).token
    await expect(enter(code)).rejects.toMatchObject({ code: 'wrong_code' })
  })

  it('is not guessed: after a few wrong ones each further one waits, the right one too', async () => {
    const code = await newestCode()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++)
      await expect(enter(wrong)).rejects.toMatchObject({ code: 'wrong_code' })
    await expect(enter(code)).rejects.toMatchObject({ code: 'too_many_tries' })
    expect(await user()).toMatchObject({ emailConfirmed: false })
  })

  it('of an address that the account has left confirms nothing', async () => {
    const code = await newestCode()
    await ask()
    await confirm(await newestLink(at.db))
    await at.db.update(accounts).set({ emailConfirmedAt: null })
    await expect(enter(code)).rejects.toMatchObject({ code: 'wrong_code' })
  })
})

describe('the link that confirms an address', () => {
  it('is sent once more when asked for, a few times, and never when there is nothing to confirm', async () => {
    const send = () => accountsApi(at.app, { token })('POST /auth/verify-email/send', {})
    await send()
    await send()
    expect(await mailsTo(jeanne.email)).toHaveLength(3)
    await confirm(await newestLink(at.db))
    await send()
    expect(await mailsTo(jeanne.email)).toHaveLength(3)
    await expect(send()).rejects.toMatchObject({ code: 'too_many_tries' })
  })

  it('lasts two days', async () => {
    const link = await newestLink(at.db)
    at.app.moveClock({ hours: 48 })
    await expect(confirm(link)).rejects.toMatchObject({ code: 'link_spent' })
  })
})
