import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import type { Caller, Role } from '../../../../platform/context/context.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { accountsApi, callerApi, jeanne } from '../../../../testing/accounts/accounts-api.ts'
import { appWithoutAccounts } from '../../../../testing/accounts/app-without-accounts.ts'
import { forgetAccounts } from '../../../../testing/accounts/forget-accounts.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { securityLog } from '../../../accounts/server/security/security-log.table.ts'
import { appointAdmin } from './appoint-admin.ts'

const at = appWithoutAccounts()
let admin: Caller

beforeEach(async () => {
  admin = await enter('admin')
})

const enter = (role: Role) => enterCustomer(at.app.context(), { role })

interface Change {
  readonly role?: Role
  readonly disabled?: boolean
  readonly replaces?: { readonly role: Role; readonly areas: null }
}

const change = (id: string, body: Change, by = admin) =>
  callerApi(at.app, by)('PUT /admin/accounts/{id}', { params: { id }, body })

const register = () => accountsApi(at.app)('POST /auth/register', { body: jeanne })
const login = () => accountsApi(at.app)('POST /auth/login', { body: jeanne })
const profile = (token: string) => accountsApi(at.app, { token })('GET /auth/profile', {})
const renew = (refreshToken: string) =>
  accountsApi(at.app)('POST /auth/refresh-token', { body: { refreshToken } })

const eventsOf = async (accountId: string) => {
  const rows = await at.db
    .select({ event: securityLog.event })
    .from(securityLog)
    .where(eq(securityLog.accountId, accountId))
    .orderBy(securityLog.id)
  return rows.map(({ event }) => event)
}

const deedsOn = (id: string) =>
  at.db
    .select({
      actorId: auditLog.actorId,
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(auditLog.id)

const activeAdmins = () =>
  at.db.$count(accounts, and(eq(accounts.role, 'admin'), isNull(accounts.disabledAt)))

describe('a changed role', () => {
  it('ends every session at once, and counts from the next sign-in on', async () => {
    const { token, refreshToken, user } = await register()
    const changed = await change(user._id, { role: 'staff' })
    expect(changed.user).toEqual({
      ...user,
      role: 'staff',
      areas: ['salon', 'sales', 'customers'],
      disabled: false,
    })
    await expect(profile(token)).rejects.toMatchObject({ kind: 'unauthenticated' })
    await expect(renew(refreshToken)).rejects.toMatchObject({ code: 'session_ended' })
    expect((await login()).user.role).toBe('staff')
    expect(await eventsOf(user._id)).toEqual(['registered', 'role-changed', 'signed-in'])
  })

  it('overwrites none that somebody else has given meanwhile', async () => {
    const { id } = await enter('staff')
    const other = await enter('admin')
    await change(id, { role: 'admin', replaces: { role: 'staff', areas: null } }, other)
    await expect(
      change(id, { role: 'user', replaces: { role: 'staff', areas: null } }),
    ).rejects.toMatchObject({ code: 'changed_meanwhile' })
    await change(id, { role: 'user', replaces: { role: 'admin', areas: null } })
  })

  it('is in the audit log, with what it was', async () => {
    const { id } = await enter('user')
    await change(id, { role: 'admin' })
    expect(await deedsOn(id)).toEqual([
      { actorId: admin.id, action: 'account.updated', before: { role: 'user' }, after: { role: 'admin' } },
    ])
  })

  it('that is the same as before writes nothing and ends nothing', async () => {
    const { token, user } = await register()
    expect((await change(user._id, { role: 'user', disabled: false })).user.role).toBe('user')
    expect((await profile(token)).user.role).toBe('user')
    expect(await deedsOn(user._id)).toEqual([])
    expect(await eventsOf(user._id)).toEqual(['registered'])
  })
})

describe('somebody who is kept out', () => {
  it('is out at once, and let in again has to sign in anew', async () => {
    const { token, refreshToken, user } = await register()
    expect((await change(user._id.toUpperCase(), { disabled: true })).user.disabled).toBe(true)
    await expect(profile(token)).rejects.toMatchObject({ kind: 'unauthenticated' })
    await expect(login()).rejects.toMatchObject({ code: 'account_disabled' })
    at.app.moveClock({ minutes: 1 })
    expect((await change(user._id, { disabled: false })).user.disabled).toBe(false)
    await expect(profile(token)).rejects.toMatchObject({ kind: 'unauthenticated' })
    await expect(renew(refreshToken)).rejects.toMatchObject({ code: 'session_ended' })
    expect((await login()).user._id).toBe(user._id)
    expect(await eventsOf(user._id)).toEqual([
      'registered',
      'account-disabled',
      'account-enabled',
      'signed-in',
    ])
  })

  it('is not told where the admin sat', async () => {
    const { id } = await enter('user')
    await change(id, { disabled: true })
    const [note] = await at.db.select().from(securityLog).where(eq(securityLog.accountId, id))
    expect(note).toMatchObject({ device: '', address: at.app.context().tokens.pseudonym('') })
  })
})

describe('who may be changed', () => {
  it.each([{ role: 'user' }, { disabled: true }, { role: 'admin' }] as const)(
    'is nobody who changes their own role, as by %j',
    async (body) => {
      await enter('admin')
      for (const id of [admin.id, admin.id.toUpperCase()])
        await expect(change(id, body)).rejects.toMatchObject({ code: 'own_account', kind: 'conflict' })
      expect(await activeAdmins()).toBe(2)
    },
  )

  it.each(['00000000-0000-4000-8000-00000000000c', 'jeanne'])('is no account %j', async (id) => {
    await expect(change(id, { role: 'staff' })).rejects.toMatchObject({
      code: 'account_not_found',
      kind: 'not-found',
    })
  })

  it('is told by what is to change', async () => {
    const { id } = await enter('user')
    await expect(change(id, {})).rejects.toMatchObject({ name: 'InvalidInput' })
  })

  it.each([{ role: 'user' }, { disabled: true }, { role: 'staff', disabled: true }] as const)(
    'is not the last admin who can come in, as by %j',
    async (body) => {
      const other = await enter('admin')
      await change(other.id, { disabled: true })
      // The caller is blocked by now, but was an admin when the call began.
      await expect(change(admin.id, body, other)).rejects.toMatchObject({
        code: 'last_admin',
        kind: 'conflict',
      })
      expect(await activeAdmins()).toBe(1)
    },
  )

  it.each([{ role: 'user' }, { disabled: true }] as const)(
    'leaves one of two admins who change each other at once by %j',
    async (body) => {
      for (let round = 0; round < 5; round++) {
        const [one, other] = [await enter('admin'), await enter('admin')]
        await at.db.update(accounts).set({ role: 'user' }).where(eq(accounts.id, admin.id))
        const answers = await Promise.allSettled([change(one.id, body, other), change(other.id, body, one)])
        expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
        const refused = answers.find((answer) => answer.status === 'rejected')
        expect(refused?.reason).toMatchObject({ code: 'last_admin' })
        expect(await activeAdmins()).toBe(1)
        await forgetAccounts(at.db)
      }
    },
  )
})

describe('appointing an admin, with the machine in hand', () => {
  const appoint = (email: string) => appointAdmin(at.app.context(), email)

  it('makes one of anyone who has the address, who then signs in anew', async () => {
    const { token, user } = await register()
    expect(await appoint('JEANNE@example.fr')).toBe('appointed')
    await expect(profile(token)).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect((await login()).user.role).toBe('admin')
    expect(await eventsOf(user._id)).toContain('role-changed')
    expect(await deedsOn(user._id)).toEqual([
      { actorId: null, action: 'account.updated', before: { role: 'user' }, after: { role: 'admin' } },
    ])
  })

  it('lets in again one who was kept out, and does nothing twice or to nobody', async () => {
    const { user } = await register()
    await change(user._id, { disabled: true })
    expect(await appoint(jeanne.email)).toBe('appointed')
    expect((await login()).user.role).toBe('admin')
    expect(await appoint(jeanne.email)).toBe('admin-already')
    expect(await appoint('nobody@example.fr')).toBe('unknown')
  })
})
