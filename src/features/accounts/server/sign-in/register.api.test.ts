import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { accountsApi, jeanne } from '../../../../testing/accounts/accounts-api.ts'
import { appWithoutAccounts } from '../../../../testing/accounts/app-without-accounts.ts'
import { accounts } from '../accounts.table.ts'
import { notifyOwner, ownerTold } from './notify-owner.ts'

const at = appWithoutAccounts()

const home = { ip: '2001:db8:1:1::1', device: '' }

beforeEach(async () => {
  await accountsApi(at.app, { lng: 'fr', visitor: home })('POST /auth/register', { body: jeanne })
  await at.db.execute(sql`delete from mail_outbox`)
})

/** Tries to open an account from an address of one network; returns « opened » or the code of the refusal. */
const tried = (body: Partial<typeof jeanne> = {}, last = 1) =>
  accountsApi(at.app, { visitor: { ip: `2001:db8:2:2::${last.toString(16)}`, device: '' } })(
    'POST /auth/register',
    { body: { ...jeanne, password: 'velours de soie mordoré', ...body } },
  ).then(
    () => 'opened',
    (error: unknown) => {
      if (error instanceof AppError) return error.code
      throw error
    },
  )

const runJobs = async () => {
  for (const { name, data } of at.app.enqueued.splice(0))
    if (name === ownerTold.name) await notifyOwner(at.app.context(), ownerTold.data.parse(data).accountId)
}

const written = async () => {
  const { rows } = await at.db.execute<{ recipient: string; subject: string }>(
    sql`select recipient, subject from mail_outbox order by id`,
  )
  return rows
}

describe('trying to open an account with an address that has one', () => {
  it('changes nothing, and is told to its owner by mail, in the owner’s language', async () => {
    await at.db.update(accounts).set({ language: 'en' })
    const before = await at.db.select().from(accounts)
    expect(await tried({ email: 'JEANNE@example.fr', firstName: 'Mallory' })).toBe('email_taken')
    await runJobs()
    expect(await written()).toEqual([
      { recipient: jeanne.email, subject: 'This address has an account already' },
    ])
    const { rows } = await at.db.execute(sql`select plain_text from mail_outbox`)
    expect(String(rows[0]?.plain_text)).toContain('Dear Jeanne,')
    expect(String(rows[0]?.plain_text)).not.toContain('Mallory')
    expect(await at.db.select().from(accounts)).toEqual(before)
  })

  it('is told once a day, however often it is tried', async () => {
    for (let time = 0; time < 5; time++) {
      await tried()
      await runJobs()
    }
    expect(await written()).toHaveLength(1)
    at.app.moveClock({ hours: 24 })
    await tried()
    await runJobs()
    expect(await written()).toEqual(
      Array(2).fill({ recipient: jeanne.email, subject: 'Cette adresse a déjà un compte' }),
    )
  })

  it('is told to nobody whose account the house keeps closed, nor when the account is gone', async () => {
    await tried()
    await at.db.update(accounts).set({ disabledAt: new Date() })
    await runJobs()
    await tried()
    await at.db.delete(accounts)
    await runJobs()
    expect(await written()).toEqual([])
  })

  it('tells one network of thirty addresses an hour at most', { tags: ['deep'] }, async () => {
    const told: string[] = []
    for (let minute = 0; minute < 60; minute++) {
      for (let time = 0; time < 3; time++) told.push(await tried({}, minute * 3 + time))
      at.app.moveClock({ minutes: 1 })
    }
    expect(new Set(told)).toEqual(new Set(['email_taken', 'too_many_tries']))
    expect(told.filter((code) => code === 'email_taken').length).toBeLessThanOrEqual(30)
  })
})
