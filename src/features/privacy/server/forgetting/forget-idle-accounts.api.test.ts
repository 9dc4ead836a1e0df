import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { dateOf } from '../../../../platform/clock.ts'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import { accountsApi, jeanne } from '../../../../testing/accounts/accounts-api.ts'
import { appWithoutAccounts } from '../../../../testing/accounts/app-without-accounts.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { appointments } from '../../../appointments/server/appointments.table.ts'
import { forgetIdleAccounts } from './forget-idle-accounts.ts'

const at = appWithoutAccounts()

const days = (count: number) => ({ hours: count * 24 })
const night = () => forgetIdleAccounts(at.app.context())
const subjects = async () =>
  (await at.db.select({ subject: mailOutbox.subject }).from(mailOutbox)).map(({ subject }) => subject)
const isThere = async () => (await at.db.$count(accounts, eq(accounts.email, jeanne.email))) === 1
const signIn = () => accountsApi(at.app)('POST /auth/login', { body: jeanne })

const question = 'Gardez-vous votre compte ?'
const closed = 'Votre compte est fermé'

/** The account was last used so many days before now. */
const lastUsed = async (count: number) => {
  const activeAt = dateOf(at.app.context().clock.now().subtract(days(count)))
  await at.db.update(accounts).set({ activeAt })
}

beforeEach(async () => {
  await accountsApi(at.app)('POST /auth/register', { body: jeanne })
  await at.db.delete(mailOutbox)
})

describe('an account that nobody uses', () => {
  it('is asked about thirty days before its three years are over, once, and closed after them', async () => {
    await lastUsed(3 * 366 - 31)
    await night()
    expect(await subjects()).toEqual([])
    at.app.moveClock(days(2))
    await night()
    await night()
    expect(await subjects()).toEqual([question])
    at.app.moveClock(days(29))
    await night()
    expect(await isThere()).toBe(true)
    at.app.moveClock(days(2))
    await night()
    expect(await isThere()).toBe(false)
    expect(await subjects()).toEqual([closed])
  })

  it('stays when its owner signs in once more, and is asked about again three years later', async () => {
    await lastUsed(3 * 366)
    await night()
    at.app.moveClock(days(20))
    await signIn()
    at.app.moveClock(days(3 * 366 - 40))
    await night()
    expect(await subjects()).toEqual([question])
    at.app.moveClock(days(11))
    await night()
    expect(await subjects()).toEqual([question, question])
    expect(await isThere()).toBe(true)
  })

  it('that was never asked about is not closed, however old', async () => {
    await lastUsed(5 * 366)
    await night()
    await night()
    expect(await isThere()).toBe(true)
    expect(await subjects()).toEqual([question])
  })

  it('is in use while its owner comes to the salon', async () => {
    const came = at.app.context().clock.now().subtract(days(100))
    await lastUsed(4 * 366)
    const [owner] = await at.db.select().from(accounts)
    const { id, email, firstName, lastName } = owner ?? { id: '', email: '', firstName: '', lastName: '' }
    const hours = (count: number) => dateOf(came.add({ hours: count }))
    await at.db.insert(appointments).values({
      ...{ accountId: id, email, firstName, lastName, phone: '+33612345678', language: 'fr' },
      ...{ kind: 'measuring', status: 'honoured', salon: 'garance', startsAt: hours(0), endsAt: hours(1) },
      ...{ bookedAt: hours(-99), changedAt: hours(-99) },
    })
    await night()
    expect(await subjects()).toEqual([])
    const [account] = await at.db.select().from(accounts)
    expect(account?.activeAt).toEqual(hours(0))
  })

  it('of the team is never closed', async () => {
    await at.db.update(accounts).set({ role: 'staff' })
    await lastUsed(4 * 366)
    await night()
    expect(await subjects()).toEqual([])
  })
})
