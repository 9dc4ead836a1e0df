import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { accountsApi, jeanne } from '../../../testing/accounts/accounts-api.ts'
import { appWithoutAccounts } from '../../../testing/accounts/app-without-accounts.ts'
import { forgetAccounts } from '../../../testing/accounts/forget-accounts.ts'
import { enterCategories, enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { securityLog } from '../../accounts/server/security/security-log.table.ts'
import { changeAccountState } from '../../accounts-desk/server/account-state/change-account-state.ts'
import { findReviews } from '../../catalog/server/reviews/find-reviews.ts'
import { publishReview } from '../../reviews/server/product-reviews/publish-review.ts'

const at = appWithoutAccounts()

beforeAll(async () => {
  await enterCategories(at.app.context())
})

const register = () => accountsApi(at.app)('POST /auth/register', { body: jeanne })
const close = (token: string, password = jeanne.password) =>
  accountsApi(at.app, { token })('DELETE /account', { body: { password } })
const exported = async (token: string) =>
  (await accountsApi(at.app, { token })('GET /account/export', {})).export

const outbox = () =>
  at.db
    .select({ recipient: mailOutbox.recipient, subject: mailOutbox.subject })
    .from(mailOutbox)
    .orderBy(mailOutbox.id)

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
    const renewing = accountsApi(at.app)('POST /auth/refresh-token', { body: { refreshToken } })
    await expect(renewing).rejects.toMatchObject({ code: 'session_ended' })
    const login = accountsApi(at.app)('POST /auth/login', { body: jeanne })
    await expect(login).rejects.toMatchObject({ code: 'wrong_credentials' })
    expect(await outbox()).toEqual([{ recipient: jeanne.email, subject: 'Votre compte est fermé' }])
  })

  it('leaves a security log that tells neither who nor from where', async () => {
    const { token } = await accountsApi(at.app, {
      visitor: { ip: '192.0.2.1', device: 'Firefox' },
    })('POST /auth/register', { body: jeanne })
    await close(token)
    const notes = await at.db.select().from(securityLog).orderBy(securityLog.id)
    expect(notes).toMatchObject([
      { event: 'registered', accountId: null, sessionId: null, device: '', address: '' },
      { event: 'account-closed', accountId: null, sessionId: null, device: '' },
    ])
    const here = at.app.context().tokens.pseudonym('192.0.2.1')
    expect(notes.map(({ address }) => address)).not.toContain(here)
  })

  it('frees the address for another account, which inherits nothing', async () => {
    const first = await register()
    await accountsApi(at.app, { token: first.token })('PUT /account/consents/{purpose}', {
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
    const admin = await enterCustomer(at.app.context(), { role: 'admin' })
    const ctx = at.app.context({ caller: admin })
    await changeAccountState(ctx, { id: user._id, change: { role: 'staff' } })
    const again = await accountsApi(at.app)('POST /auth/login', { body: jeanne })
    expect((await exported(again.token)).sections.deeds).toMatchObject([
      { action: 'account.updated', before: { role: 'user' }, after: { role: 'staff' } },
    ])
    await close(again.token)
    const entries = await at.db.select().from(auditLog).where(eq(auditLog.subjectId, user._id))
    expect(entries).toMatchObject([
      { action: 'account.updated', before: null, after: null, actorId: admin.id },
    ])
    await expect(exported(token)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  it('takes the name off their reviews, and every page that shows one follows', async () => {
    const { token, user } = await register()
    const [reviewed, other] = [await enterProduct(at.app.context()), await enterProduct(at.app.context())]
    const caller = { id: user._id, role: 'user' } as const
    await publishReview(at.app.context({ caller }), { productId: reviewed, rating: 5, comment: 'Sublime' })
    const changed = { firstName: 'Jeanne', lastName: 'Morel' }
    at.app.announced.length = 0
    await accountsApi(at.app, { token })('PUT /auth/profile', { body: changed })
    expect(at.app.announced.toSorted()).toEqual([`product:${reviewed}`, 'products'])
    expect(await findReviews(at.db, reviewed)).toMatchObject([{ user: changed }])
    at.app.announced.length = 0
    await close(token)
    expect(at.app.announced.toSorted()).toEqual([`product:${reviewed}`, 'products'])
    expect(at.app.announced).not.toContain(`product:${other}`)
    const [review] = await findReviews(at.db, reviewed)
    expect(review).toMatchObject({ rating: 5, comment: 'Sublime' })
    expect(review).not.toHaveProperty('user')
  })
})

describe('an account that is closed while something else is done with it', () => {
  it('is gone, and nothing of it is left half done', async () => {
    for (let round = 0; round < 3; round++) {
      const { token, refreshToken } = await register()
      const api = accountsApi(at.app, { token })
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
      await forgetAccounts(at.db)
    }
  })
})
