import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { accountsApi, callerApi, jeanne } from '../../../testing/accounts/accounts-api.ts'
import { appWithoutAccounts } from '../../../testing/accounts/app-without-accounts.ts'
import { newestLink } from '../../../testing/mailed-link.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { findCaller } from '../../accounts/server/sessions/find-caller.ts'
import { sessions } from '../../accounts/server/sessions/sessions.table.ts'
import type { TeamContract } from '../team.contract.ts'
import { teamRoutes } from './team.routes.ts'

const dispatcher = createDispatcher({ modules: [teamRoutes], checkAnswers: true })

const at = appWithoutAccounts()
let owner: Caller

const teamApi = (caller: Caller) =>
  createApi<TeamContract>((key, call) => dispatcher.call(at.app.context({ caller }), key, call), 'fr')

beforeEach(async () => {
  owner = await enterCustomer(at.app.context(), { role: 'admin', firstName: 'Claire', lastName: 'Val' })
})

const ines = { email: 'ines@example.fr', firstName: 'Inès', lastName: 'Morel', role: 'staff' } as const
const password = 'organza et fil de soie'

const invite = (more: Partial<Parameters<typeof inviteBody>[0]> = {}) =>
  teamApi(owner)('POST /admin/team', { body: inviteBody(more), idempotencyKey: randomUUID() })

const inviteBody = (more: object) => ({ ...ines, areas: ['salon' as const], ...more })

const membersOf = async () => (await teamApi(owner)('GET /admin/team', {})).members

const mailTo = async (email: string) => {
  const [mail] = await at.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  return mail?.plainText.replaceAll(/\s+/g, ' ') ?? ''
}

const openSessions = (accountId: string) =>
  at.db.$count(sessions, and(eq(sessions.accountId, accountId), isNull(sessions.endedAt)))

describe('an invitation into the team', () => {
  it('opens an account with a second step to set up, by a link that counts once', async () => {
    const { members } = await invite()
    const invited = members.find(({ email }) => email === ines.email)
    expect(invited).toMatchObject({ role: 'staff', areas: ['salon'], factorSince: null, lastSeenAt: null })
    expect(invited?.invitedUntil).not.toBe(null)
    expect(await mailTo(ines.email)).toContain('Claire Val vous invite à travailler')
    const token = await newestLink(at.db)
    await accountsApi(at.app)('POST /auth/reset-password', { body: { token, password } })
    await expect(
      accountsApi(at.app)('POST /auth/reset-password', { body: { token, password } }),
    ).rejects.toMatchObject({ code: 'link_spent' })
    const { user, token: access } = await accountsApi(at.app)('POST /auth/login', {
      body: { email: ines.email, password },
    })
    expect(user).toMatchObject({ role: 'staff', areas: ['salon'], emailConfirmed: true })
    const own = accountsApi(at.app, { token: access })
    expect((await own('GET /auth/second-factor', {})).secondFactor.required).toBe(true)
    expect((await membersOf()).find(({ _id }) => _id === user._id)).toMatchObject({
      invitedUntil: null,
      entered: true,
    })
  })

  it('keeps the house closed until the second step is set up', async () => {
    await invite()
    const body = { token: await newestLink(at.db), password }
    await accountsApi(at.app)('POST /auth/reset-password', { body })
    const { token } = await accountsApi(at.app)('POST /auth/login', { body: { email: ines.email, password } })
    const { tokens, db, clock } = at.app.context()
    const holder = await tokens.access.read(token)
    const caller = holder && (await findCaller({ db, clock }, holder))
    expect(caller).toMatchObject({ role: 'staff', areas: ['salon'], owesFactor: true })
  })

  it('ends after seven days, and can be sent again until somebody has entered', async () => {
    await invite()
    const first = await newestLink(at.db)
    at.app.moveClock({ hours: 169 })
    const [invited] = (await membersOf()).filter(({ email }) => email === ines.email)
    expect(invited).toMatchObject({ invitedUntil: null, entered: false })
    const id = invited?._id ?? ''
    const again = () =>
      teamApi(owner)('POST /admin/team/{id}/invitation', {
        params: { id },
        idempotencyKey: randomUUID(),
      })
    await again()
    const second = await newestLink(at.db)
    const enter = (token: string) =>
      accountsApi(at.app)('POST /auth/reset-password', { body: { token, password } })
    await expect(enter(first)).rejects.toMatchObject({ code: 'link_spent' })
    await again()
    await expect(enter(second)).rejects.toMatchObject({ code: 'link_spent' })
    await enter(await newestLink(at.db))
    await expect(again()).rejects.toMatchObject({ code: 'already_entered' })
  })

  it('makes a member of a customer, who keeps account and password and signs in anew', async () => {
    const { user } = await accountsApi(at.app)('POST /auth/register', { body: jeanne })
    await at.db.update(accounts).set({ emailConfirmedAt: new Date() }).where(eq(accounts.id, user._id))
    const { members } = await invite({ email: jeanne.email.toUpperCase() })
    expect(members.find(({ _id }) => _id === user._id)).toMatchObject({
      firstName: 'Jeanne',
      areas: ['salon'],
    })
    expect(await openSessions(user._id)).toBe(0)
    const login = await accountsApi(at.app)('POST /auth/login', { body: jeanne })
    expect(login.user.role).toBe('staff')
    const mails = await at.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, jeanne.email))
    expect(mails.map(({ subject }) => subject)).toContain('Vous faites partie de l’équipe')
  })

  it('opens nothing to a stranger who registered the address beforehand', async () => {
    const { user, token } = await accountsApi(at.app)('POST /auth/register', { body: jeanne })
    await invite({ email: jeanne.email })
    await expect(accountsApi(at.app, { token })('GET /auth/profile', {})).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
    await expect(accountsApi(at.app)('POST /auth/login', { body: jeanne })).rejects.toMatchObject({
      code: 'wrong_credentials',
    })
    const body = { token: await newestLink(at.db), password }
    await accountsApi(at.app)('POST /auth/reset-password', { body })
    const { user: entered } = await accountsApi(at.app)('POST /auth/login', {
      body: { email: jeanne.email, password },
    })
    expect(entered).toMatchObject({ _id: user._id, firstName: 'Inès', role: 'staff' })
  })

  it('is for nobody who is in the team already, or suspended', async () => {
    await invite()
    await expect(invite()).rejects.toMatchObject({ code: 'already_member' })
    const { user } = await accountsApi(at.app)('POST /auth/register', { body: jeanne })
    await callerApi(at.app, owner)('PUT /admin/accounts/{id}', {
      params: { id: user._id },
      body: { disabled: true },
    })
    await expect(invite({ email: jeanne.email })).rejects.toMatchObject({ code: 'account_blocked' })
  })

  it('is one, when two admins invite the same person at once', async () => {
    const other = await enterCustomer(at.app.context(), { role: 'admin' })
    const answers = await Promise.allSettled(
      [owner, other].map((caller) =>
        teamApi(caller)('POST /admin/team', { body: inviteBody({}), idempotencyKey: randomUUID() }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await at.db.$count(accounts, eq(accounts.email, ines.email))).toBe(1)
  })

  it('gives an admin no areas, and is in the log with what it gives', async () => {
    const { members } = await invite({ role: 'admin' })
    const [invited] = members.filter(({ email }) => email === ines.email)
    expect(invited).toMatchObject({ role: 'admin', areas: null })
    const log = await at.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, invited?._id ?? ''))
    expect(log).toMatchObject([{ action: 'account.invited', after: { role: 'admin', areas: null } }])
  })
})

describe('the areas of a member', () => {
  it('change at once, without signing anybody out', async () => {
    const { user } = await accountsApi(at.app)('POST /auth/register', { body: jeanne })
    const change = (body: object) =>
      callerApi(at.app, owner)('PUT /admin/accounts/{id}', { params: { id: user._id }, body })
    await change({ role: 'staff' })
    const { token } = await accountsApi(at.app)('POST /auth/login', { body: jeanne })
    const profile = async () => (await accountsApi(at.app, { token })('GET /auth/profile', {})).user.areas
    expect(await profile()).toEqual(['salon', 'sales', 'customers'])
    await change({ areas: ['accounting', 'salon', 'salon'] })
    expect(await profile()).toEqual(['salon', 'accounting'])
    await change({ areas: null })
    expect(await profile()).toEqual(['salon', 'sales', 'customers'])
  })
})

describe('handing the house over', () => {
  const handOver = (id: string, by = owner) =>
    teamApi(by)('POST /admin/team/{id}/hand-over', { params: { id } })

  it('makes a member an admin and the caller one of the staff, who both sign in again', async () => {
    const { user } = await accountsApi(at.app)('POST /auth/register', { body: jeanne })
    await callerApi(at.app, owner)('PUT /admin/accounts/{id}', {
      params: { id: user._id },
      body: { role: 'staff' },
    })
    await accountsApi(at.app)('POST /auth/login', { body: jeanne })
    await handOver(user._id)
    const roles = await at.db.select({ id: accounts.id, role: accounts.role }).from(accounts)
    expect(new Map(roles.map(({ id, role }) => [id, role]))).toEqual(
      new Map([
        [owner.id, 'staff'],
        [user._id, 'admin'],
      ]),
    )
    expect(await openSessions(user._id)).toBe(0)
    const log = await at.db.select({ action: auditLog.action }).from(auditLog)
    expect(log.map(({ action }) => action)).toContain('account.handed-over')
  })

  it('is to nobody who has not entered, is suspended, or is no member; nor to oneself', async () => {
    const { members } = await invite()
    const [invited] = members.filter(({ email }) => email === ines.email)
    await expect(handOver(invited?._id ?? '')).rejects.toMatchObject({ code: 'not_to_hand_over' })
    await expect(handOver(owner.id)).rejects.toMatchObject({ code: 'own_account' })
    const { user } = await accountsApi(at.app)('POST /auth/register', { body: jeanne })
    await expect(handOver(user._id)).rejects.toMatchObject({ code: 'account_not_found' })
    await callerApi(at.app, owner)('PUT /admin/accounts/{id}', {
      params: { id: user._id },
      body: { role: 'staff', disabled: true },
    })
    await expect(handOver(user._id)).rejects.toMatchObject({ code: 'not_to_hand_over' })
  })

  it('leaves one admin, when two hand over to each other at once', async () => {
    const other = await enterCustomer(at.app.context(), { role: 'admin' })
    await at.db.update(accounts).set({ emailConfirmedAt: new Date() })
    await Promise.allSettled([handOver(other.id), handOver(owner.id, other)])
    expect(await at.db.$count(accounts, eq(accounts.role, 'admin'))).toBe(1)
  })
})

describe('the devices of a member', () => {
  it('are signed out by an admin, but not the admin’s own', async () => {
    const { user } = await accountsApi(at.app)('POST /auth/register', { body: jeanne })
    await callerApi(at.app, owner)('PUT /admin/accounts/{id}', {
      params: { id: user._id },
      body: { role: 'staff' },
    })
    await accountsApi(at.app)('POST /auth/login', { body: jeanne })
    const end = (id: string) => teamApi(owner)('DELETE /admin/team/{id}/sessions', { params: { id } })
    await end(user._id)
    expect(await openSessions(user._id)).toBe(0)
    await expect(end(owner.id)).rejects.toMatchObject({ code: 'own_sessions' })
    const customer = await enterCustomer(at.app.context())
    await expect(end(customer.id)).rejects.toMatchObject({ code: 'account_not_found' })
  })
})

describe('what the team may do', () => {
  it('is told from the contracts: by area, and what only admins do', async () => {
    const { rights } = await teamApi(owner)('GET /admin/rights', {})
    const of = (text: string) => rights.find((right) => right.text === text)
    expect(of('a mis la commande en préparation')).toMatchObject({ areas: ['sales'], fresh: false })
    expect(of('a demandé un remboursement')).toMatchObject({ areas: [], everyMember: false, fresh: true })
    expect(of('a invité dans l’équipe')).toMatchObject({ areas: [], fresh: true })
    expect(of('a exporté les commandes')).toMatchObject({ areas: ['accounting'] })
    expect(new Set(rights.map(({ text, kind }) => `${kind} ${text}`)).size).toBe(rights.length)
  })
})

describe('looking at the house as a colleague', () => {
  it('has the rights of the colleague until it ends, and is in the log', async () => {
    const { user } = await accountsApi(at.app)('POST /auth/register', { body: jeanne })
    const change = (body: object) =>
      callerApi(at.app, owner)('PUT /admin/accounts/{id}', { params: { id: user._id }, body })
    await change({ role: 'admin' })
    const { members } = await invite()
    const colleague = members.find(({ email }) => email === ines.email)?._id ?? ''
    const { token } = await accountsApi(at.app)('POST /auth/login', { body: jeanne })
    const callerNow = async () => {
      const { tokens, db, clock } = at.app.context()
      const holder = await tokens.access.read(token)
      return holder && (await findCaller({ db, clock }, holder))
    }
    const caller = await callerNow()
    if (!caller) throw new Error('Jeanne is signed in')
    const view = (id: string) => teamApi(caller)('POST /admin/team/{id}/view', { params: { id } })
    await expect(view(caller.id)).rejects.toMatchObject({ code: 'not_to_view' })
    await view(colleague)
    expect(await callerNow()).toMatchObject({ role: 'staff', areas: ['salon'], viewsAs: colleague })
    const profile = await accountsApi(at.app, { token })('GET /auth/profile', {})
    expect(profile.user).toMatchObject({
      _id: user._id,
      role: 'staff',
      areas: ['salon'],
      viewsAs: 'Inès Morel',
    })
    await callerApi(at.app, owner)('PUT /admin/accounts/{id}', {
      params: { id: colleague },
      body: { disabled: true },
    })
    expect(await callerNow()).toMatchObject({ role: 'user', viewsAs: colleague })
    await teamApi(caller)('DELETE /auth/view', {})
    expect(await callerNow()).toEqual(caller)
    const log = await at.db.select().from(auditLog).where(eq(auditLog.action, 'account.viewed'))
    expect(log).toMatchObject([{ actorId: user._id, subjectId: colleague }])
  })
})
