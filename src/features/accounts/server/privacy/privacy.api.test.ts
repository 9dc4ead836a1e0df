import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import { accountsApi, jeanne } from '../../../../testing/accounts-api.ts'
import { enterCategories, enterPiece } from '../../../../testing/catalog-factories.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/test-database.ts'
import { findReviews } from '../../../catalog/server/reviews/product-reviews.repository.ts'
import { publishReview } from '../../../catalog/server/reviews/publish-review.ts'
import { accounts } from '../accounts.table.ts'
import { mailResetLink } from '../passwords/reset-link.ts'
import { securityLog } from '../security/security-log.table.ts'
import { changeStanding } from '../standing/change-standing.ts'
import { consents } from './consents.table.ts'

let test: TestDatabase
let house: TestProcess

beforeAll(async () => {
  test = await testDatabase()
  await enterCategories(testProcess(test).context())
})

beforeEach(async () => {
  house = testProcess(test)
  await test.database.db.execute(sql`truncate accounts, tries, security_log, mail_outbox cascade`)
})

afterAll(() => test.close())

const register = (email = jeanne.email) =>
  accountsApi(house)('POST /auth/register', { body: { ...jeanne, email } })
const close = (token: string, password = jeanne.password) =>
  accountsApi(house, { token })('DELETE /account', { body: { password } })
const exported = async (token: string) =>
  (await accountsApi(house, { token })('GET /account/export', {})).export

/** An admin of the house, signed in. */
const registerAdmin = async (email: string) => {
  const { token, user } = await register(email)
  await test.database.db.update(accounts).set({ role: 'admin' }).where(eq(accounts.id, user._id))
  return { token, id: user._id }
}

const adminsLeft = () =>
  test.database.db.$count(accounts, and(eq(accounts.role, 'admin'), isNull(accounts.disabledAt)))

const outbox = async () => {
  const rows = await test.database.db
    .select({ recipient: mailOutbox.recipient, subject: mailOutbox.subject })
    .from(mailOutbox)
    .orderBy(mailOutbox.id)
  return rows
}

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
    await mailResetLink(house.context(), user._id)
    const text = JSON.stringify(await exported(token))
    const written = await test.database.db.select({ text: mailOutbox.plainText }).from(mailOutbox)
    const keys = written.flatMap((mail) => mail.text.match(/(?<=#)[\w-]{43}/g) ?? [])
    expect(new Set(keys).size).toBe(2)
    for (const secret of [...keys, refreshToken, token]) expect(text).not.toContain(secret)
    expect(text).not.toContain('$argon2')
    expect(text).toContain('https://house.test/auth/nouveau-mot-de-passe#…')
  })
})

describe('consents', () => {
  const consentsOf = (token: string) => accountsApi(house, { token })('GET /account/consents', {})
  const answer = (token: string, granted: boolean) =>
    accountsApi(house, { token, lng: 'en' })('PUT /account/consents/{purpose}', {
      params: { purpose: 'phone-calls' },
      body: { granted },
    })
  const kept = () => test.database.db.select().from(consents).orderBy(consents.id)

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
    house.moveClock({ minutes: 5 })
    expect((await answer(token, false)).consents[1]?.answeredAt).toBe('2026-10-14T10:00:00.000Z')
    expect(await kept()).toHaveLength(1)
  })

  it('count for the words they were given to', async () => {
    const { token } = await register()
    await answer(token, true)
    await test.database.db.update(consents).set({ wording: 0 })
    expect((await consentsOf(token)).consents[1]).toMatchObject({ granted: false, answeredAt: null })
    await answer(token, true)
    expect(await kept()).toHaveLength(2)
  })
})

describe('closing an account', () => {
  it('asks for the password', async () => {
    const { token } = await register()
    await expect(close(token, 'rubans et organza')).rejects.toMatchObject({
      code: 'wrong_password',
      kind: 'invalid',
      fields: { password: 'errors.wrongPassword' },
    })
    expect((await exported(token)).sections.account).toHaveLength(1)
  })

  it('ends everything at once, and leaves one mail that says so', async () => {
    const { token, refreshToken } = await register()
    const { message } = await close(token)
    expect(message).toBe('Votre compte est fermé et vos données sont effacées.')
    await expect(exported(token)).rejects.toMatchObject({ kind: 'unauthenticated' })
    const renewing = accountsApi(house)('POST /auth/refresh-token', { body: { refreshToken } })
    await expect(renewing).rejects.toMatchObject({ code: 'session_ended' })
    const login = accountsApi(house)('POST /auth/login', { body: jeanne })
    await expect(login).rejects.toMatchObject({ code: 'wrong_credentials' })
    expect(await outbox()).toEqual([{ recipient: jeanne.email, subject: 'Votre compte est fermé' }])
  })

  it('leaves a security log that tells neither who nor from where', async () => {
    const { token } = await accountsApi(house, {
      visitor: { address: '192.0.2.1', device: 'Firefox' },
    })('POST /auth/register', { body: jeanne })
    await close(token)
    const notes = await test.database.db.select().from(securityLog).orderBy(securityLog.id)
    expect(notes).toMatchObject([
      { event: 'registered', accountId: null, sessionId: null, device: '', address: '' },
      { event: 'account-closed', accountId: null, sessionId: null, device: '' },
    ])
    const here = house.context().tokens.pseudonym('192.0.2.1')
    expect(notes.map(({ address }) => address)).not.toContain(here)
  })

  it('frees the address for another account, which inherits nothing', async () => {
    const first = await register()
    await accountsApi(house, { token: first.token })('PUT /account/consents/{purpose}', {
      params: { purpose: 'phone-calls' },
      body: { granted: true },
    })
    await close(first.token)
    const { token } = await register()
    const { sections } = await exported(token)
    expect(sections).toMatchObject({ consents: [], deeds: [], sessions: [{}], renewals: [{}] })
    expect(sections.events).toMatchObject([{ event: 'registered' }, { event: 'data-exported' }])
  })

  it('empties what the house noted about the account, and keeps that something was done', async () => {
    const { token, user } = await register()
    const admin = await registerAdmin('admin@example.fr')
    const ctx = house.context({ caller: { id: admin.id, role: 'admin' } })
    await changeStanding(ctx, { id: user._id, change: { role: 'staff' } })
    const again = await accountsApi(house)('POST /auth/login', { body: jeanne })
    expect((await exported(again.token)).sections.deeds).toMatchObject([
      { action: 'account.updated', before: { role: 'user' }, after: { role: 'staff' } },
    ])
    await close(again.token)
    const entries = await test.database.db.select().from(auditLog).where(eq(auditLog.subjectId, user._id))
    expect(entries).toMatchObject([
      { action: 'account.updated', before: null, after: null, actorId: admin.id },
    ])
    await expect(exported(token)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  it('takes the name off her reviews, and every page that shows one follows', async () => {
    const { token, user } = await register()
    const [reviewed, other] = [await enterPiece(house.context()), await enterPiece(house.context())]
    const caller = { id: user._id, role: 'user' } as const
    await publishReview(house.context({ caller }), { productId: reviewed, rating: 5, comment: 'Sublime' })
    const changed = { firstName: 'Jeanne', lastName: 'Morel' }
    house.announced.length = 0
    await accountsApi(house, { token })('PUT /auth/profile', { body: changed })
    expect(house.announced.toSorted()).toEqual([`product:${reviewed}`, 'products'])
    expect(await findReviews(test.database.db, reviewed)).toMatchObject([{ user: changed }])
    house.announced.length = 0
    await close(token)
    expect(house.announced.toSorted()).toEqual([`product:${reviewed}`, 'products'])
    expect(house.announced).not.toContain(`product:${other}`)
    const [review] = await findReviews(test.database.db, reviewed)
    expect(review).toMatchObject({ rating: 5, comment: 'Sublime' })
    expect(review).not.toHaveProperty('user')
  })
})

describe('the last admin of the house', () => {
  it('cannot close her account, and stays as she is', async () => {
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
      await test.database.db.execute(sql`truncate accounts, mail_outbox cascade`)
    }
  })

  it('is still one when one admin goes while she makes the other a customer', async () => {
    const [one, other] = [await registerAdmin('one@example.fr'), await registerAdmin('other@example.fr')]
    const demotion = accountsApi(house, { token: other.token })('PUT /admin/accounts/{id}', {
      params: { id: one.id },
      body: { role: 'user' },
    })
    await Promise.allSettled([close(other.token), demotion])
    expect(await adminsLeft()).toBe(1)
  })
})

describe('an account that is closed while something else is done with it', () => {
  it('is gone, and nothing of it is left half done', async () => {
    for (let round = 0; round < 3; round++) {
      const { token, refreshToken } = await register()
      const api = accountsApi(house, { token })
      const answers = await Promise.allSettled([
        close(token),
        api('POST /auth/logout', { body: { refreshToken } }),
        api('POST /auth/refresh-token', { body: { refreshToken } }),
        api('PUT /auth/profile', { body: { firstName: 'Jeanne', lastName: 'Morel' } }),
        api('PUT /account/consents/{purpose}', {
          params: { purpose: 'phone-calls' },
          body: { granted: true },
        }),
      ])
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ kind: 'unauthenticated' })
      await test.database.db.execute(sql`truncate accounts, mail_outbox cascade`)
    }
  })
})
