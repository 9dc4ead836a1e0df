import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import type { Role } from '../../../platform/context/context.ts'
import { createTokens } from '../../../platform/sessions/tokens.ts'
import { accountsApi, jeanne } from '../../../testing/accounts/accounts-api.ts'
import { appWithoutAccounts } from '../../../testing/accounts/app-without-accounts.ts'
import { bytesOf, codeShown } from '../../../testing/accounts/authenticator.ts'
import { subjectsTo } from '../../../testing/mailed-link.ts'
import { recoveryCodesMade } from '../accounts.limits.ts'
import { accounts } from './accounts.table.ts'
import { removeFactorByEmail } from './factor-changes/remove.ts'
import { secondFactorRule, secondFactors } from './second-factor/second-factors.table.ts'
import { spendTelephoneCode } from './second-factor/spend-code.ts'
import { securityLog } from './security/security-log.table.ts'

const at = appWithoutAccounts()

beforeEach(async () => {
  await at.db.delete(secondFactorRule)
})

const louise = { ...jeanne, firstName: 'Louise', email: 'louise@example.fr' }
const { password } = jeanne
const now = () => at.app.context().clock.now()
const halfAMinute = () => at.app.moveClock({ seconds: 30 })

/** A member of the house, or a customer, who is signed in. */
const enter = async (person = jeanne, role: Role = 'admin') => {
  const { user } = await accountsApi(at.app)('POST /auth/register', { body: person })
  await at.db.update(accounts).set({ role }).where(eq(accounts.id, user._id))
  const { token, refreshToken } = await accountsApi(at.app)('POST /auth/login', {
    body: { email: person.email, password },
  })
  return { id: user._id, api: accountsApi(at.app, { token }), refreshToken }
}

/** The same with a second step. The code that confirmed it is used up; the code of the next half minute is not. */
const enterWithFactor = async (person = jeanne, role: Role = 'admin') => {
  const entered = await enter(person, role)
  const { secret } = await entered.api('POST /auth/second-factor', {})
  const code = codeShown(secret, now())
  const { recoveryCodes } = await entered.api('POST /auth/second-factor/confirmation', { body: { code } })
  halfAMinute()
  return { ...entered, secret, recoveryCodes, code: () => codeShown(secret, now()) }
}

const login = (email = jeanne.email) => accountsApi(at.app)('POST /auth/login', { body: { email, password } })

/** Signs in with the right password to an account with a second step, and returns the challenge. */
const challenged = async (email = jeanne.email): Promise<string> => {
  const refusal = await login(email).then(
    () => undefined,
    (error: { code: string; kind: string; instead: { challenge: string } }) => error,
  )
  expect(refusal).toMatchObject({ code: 'code_needed', kind: 'unauthenticated' })
  return refusal?.instead.challenge ?? ''
}

const sendCode = (challenge: string, code: string, address = '192.0.2.1') =>
  accountsApi(at.app, { visitor: { ip: address, device: '' } })('POST /auth/login/code', {
    body: { challenge, code },
  })

const wrongCode = { code: 'wrong_code', kind: 'invalid', fields: { code: 'errors.wrongCode' } }
const over = { code: 'challenge_over', kind: 'unauthenticated' }

const eventsOf = async (accountId: string) => {
  const rows = await at.db
    .select({ event: securityLog.event })
    .from(securityLog)
    .where(eq(securityLog.accountId, accountId))
    .orderBy(securityLog.id)
  return rows.map(({ event }) => event)
}

describe('a second step', () => {
  it('is asked once a code has confirmed it, and answers ten recovery codes', async () => {
    const { api, id } = await enter()
    const { secret, address } = await api('POST /auth/second-factor', {})
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(address).toBe(
      `otpauth://totp/Maison%20Clairval%3Ajeanne%40example.fr?secret=${secret}&issuer=Maison%20Clairval`,
    )
    // No code is asked for yet: a telephone that has a wrong secret must not lock the owner out.
    await expect(login()).resolves.toMatchObject({ success: true })
    const code = codeShown(secret, now())
    const { recoveryCodes } = await api('POST /auth/second-factor/confirmation', { body: { code } })
    expect(new Set(recoveryCodes).size).toBe(recoveryCodesMade)
    const { secondFactor } = await api('GET /auth/second-factor', {})
    expect(secondFactor).toEqual({
      since: now().toString({ fractionalSecondDigits: 3 }),
      recoveryCodesLeft: recoveryCodesMade,
      required: false,
    })
    await challenged()
    expect(await subjectsTo(at.db, jeanne.email)).toContain('La validation en deux étapes est en place')
    expect(await eventsOf(id)).toContain('factor-added')
  })

  it('ends every other session, which the password alone had opened', async () => {
    const first = await enter()
    const second = await login()
    const { secret } = await first.api('POST /auth/second-factor', {})
    await first.api('POST /auth/second-factor/confirmation', { body: { code: codeShown(secret, now()) } })
    const other = accountsApi(at.app, { token: second.token })
    await expect(other('GET /auth/profile', {})).rejects.toMatchObject({ kind: 'unauthenticated' })
    const renewal = accountsApi(at.app)('POST /auth/refresh-token', {
      body: { refreshToken: second.refreshToken },
    })
    await expect(renewal).rejects.toMatchObject({ code: 'session_ended' })
    await expect(first.api('GET /auth/profile', {})).resolves.toMatchObject({ success: true })
  })

  it('is refused a wrong first code, one that comes after an hour, and a second set-up beside it', async () => {
    const { api } = await enter()
    const confirm = (code: string) => api('POST /auth/second-factor/confirmation', { body: { code } })
    await expect(confirm('123456')).rejects.toMatchObject({ code: 'factor_not_begun' })
    const { secret } = await api('POST /auth/second-factor', {})
    const former = codeShown(secret, now().subtract({ minutes: 5 }))
    await expect(confirm(former)).rejects.toMatchObject(wrongCode)
    const again = await api('POST /auth/second-factor', {})
    await expect(confirm(codeShown(secret, now()))).rejects.toMatchObject(wrongCode)
    await confirm(codeShown(again.secret, now()))
    await expect(api('POST /auth/second-factor', {})).rejects.toMatchObject({ code: 'factor_stands' })
    const { api: late } = await enter(louise)
    const begun = await late('POST /auth/second-factor', {})
    at.app.moveClock({ minutes: 60 })
    const { token } = await login(louise.email)
    const sent = accountsApi(at.app, { token })('POST /auth/second-factor/confirmation', {
      body: { code: codeShown(begun.secret, now()) },
    })
    await expect(sent).rejects.toMatchObject({ code: 'factor_not_begun' })
  })

  it('is for those who work in the house', async () => {
    const { api } = await enter(jeanne, 'user')
    await expect(api('POST /auth/second-factor', {})).rejects.toMatchObject({ code: 'access_denied' })
  })

  it('is kept so that the row alone tells no code, and opens for its own account only', async () => {
    const { id, secret } = await enterWithFactor()
    const [row] = await at.db.select().from(secondFactors)
    expect(row?.sealedSecret).not.toContain(secret)
    const { id: other } = await enterWithFactor(louise)
    await at.db
      .update(secondFactors)
      .set({ sealedSecret: row?.sealedSecret ?? '' })
      .where(eq(secondFactors.accountId, other))
    const challenge = await challenged(louise.email)
    await expect(sendCode(challenge, codeShown(secret, now()))).rejects.toMatchObject(wrongCode)
    expect(id).not.toBe(other)
  })

  it('outlives a new secret of the house while the former is named, and is then sealed by the new one', {
    tags: ['deep'],
  }, async () => {
    const { id, secret, code, recoveryCodes } = await enterWithFactor()
    const former = 'the secret that the house had before'
    const { clock } = at.app.context()
    const { seal } = createTokens({ secrets: [former], clock })
    const bytes = Buffer.from(bytesOf(secret)).toString('base64')
    const sealedSecret = seal.close(bytes, { purpose: 'second-factor', owner: id })
    await at.db.update(secondFactors).set({ sealedSecret })
    // The former secret of the house is not named any more: a code of the telephone fails, a recovery code still works.
    await expect(sendCode(await challenged(), code())).rejects.toMatchObject(wrongCode)
    await sendCode(await challenged(), recoveryCodes[0] ?? '')
    const secrets = ['the secret of the house in tests', former] as const
    const ctx = { ...at.app.context(), tokens: createTokens({ secrets: [...secrets], clock }) }
    expect(await spendTelephoneCode(ctx, ctx.db, { accountId: id, code: code() })).toBe(true)
    halfAMinute()
    await expect(sendCode(await challenged(), code())).resolves.toMatchObject({ success: true })
  })
})

describe('signing in with a second step', () => {
  it('takes a code of now, of the half minute before or after, and answers as any sign-in', async () => {
    const { secret } = await enterWithFactor()
    for (const off of [-30, 0, 30]) {
      at.app.moveClock({ minutes: 2 })
      const answer = await sendCode(await challenged(), codeShown(secret, now().add({ seconds: off })))
      expect(answer).toMatchObject({
        success: true,
        message: 'Connexion réussie',
        user: { email: jeanne.email },
      })
      const { user } = await accountsApi(at.app, { token: answer.token })('GET /auth/profile', {})
      expect(user.email).toBe(jeanne.email)
    }
    at.app.moveClock({ minutes: 2 })
    const early = codeShown(secret, now().add({ seconds: 60 }))
    await expect(sendCode(await challenged(), early)).rejects.toMatchObject(wrongCode)
  })

  it('takes no code twice, nor one of before, nor one by two at once', async () => {
    const { code, secret, id } = await enterWithFactor()
    const challenge = await challenged()
    const attempts = await Promise.allSettled(
      [code(), code(), code()].map((each) => sendCode(challenge, each)),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of attempts) if (each.status === 'rejected') expect(each.reason).toMatchObject(wrongCode)
    const before = codeShown(secret, now().subtract({ seconds: 30 }))
    for (const used of [code(), before])
      await expect(sendCode(await challenged(), used)).rejects.toMatchObject(wrongCode)
    expect((await eventsOf(id)).filter((event) => event === 'code-refused')).toHaveLength(4)
  })

  it('takes each recovery code once, by one of two at once, and tells its owner', async () => {
    const { recoveryCodes, id, api } = await enterWithFactor()
    const [first = '', second = ''] = recoveryCodes
    const challenge = await challenged()
    const attempts = await Promise.allSettled([first, first].map((code) => sendCode(challenge, code)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(sendCode(await challenged(), first)).rejects.toMatchObject(wrongCode)
    await sendCode(await challenged(), ` ${second.toUpperCase().replaceAll('-', ' ')} `)
    const { secondFactor } = await api('GET /auth/second-factor', {})
    expect(secondFactor.recoveryCodesLeft).toBe(recoveryCodesMade - 2)
    expect(
      (await subjectsTo(at.db, jeanne.email)).filter((each) => each === 'Un code de secours a servi'),
    ).toHaveLength(2)
    expect(await eventsOf(id)).toContain('recovery-code-used')
  })

  it('takes no recovery code of somebody else', { tags: ['deep'] }, async () => {
    const { recoveryCodes } = await enterWithFactor()
    await enterWithFactor(louise)
    const challenge = await challenged(louise.email)
    await expect(sendCode(challenge, recoveryCodes[0] ?? '')).rejects.toMatchObject(wrongCode)
  })

  it('opens the account whose password was right, and no other', async () => {
    const { code } = await enterWithFactor()
    await enterWithFactor(louise)
    await expect(sendCode(await challenged(louise.email), code())).rejects.toMatchObject(wrongCode)
  })

  it('begins anew after five minutes', { tags: ['deep'] }, async () => {
    const { code } = await enterWithFactor()
    const challenge = await challenged()
    at.app.moveClock({ minutes: 5 })
    await expect(sendCode(challenge, code())).rejects.toMatchObject(over)
  })

  it.each(['', 'x', 'QUJD'.repeat(30)])('knows a made-up challenge « %s »', async (challenge) => {
    const { code } = await enterWithFactor()
    await expect(sendCode(challenge, code())).rejects.toThrow()
  })

  it('begins anew when the password has changed, or the second step is gone', {
    tags: ['deep'],
  }, async () => {
    const { code, api } = await enterWithFactor()
    const challenge = await challenged()
    const body = { currentPassword: password, password: 'organza et fil de soie' }
    const changed = await api('PUT /auth/password', { body })
    await expect(sendCode(challenge, code())).rejects.toMatchObject(over)
    const mine = accountsApi(at.app, { token: changed.token })
    const back = { currentPassword: body.password, password }
    const { token } = await mine('PUT /auth/password', { body: back })
    const again = await challenged()
    await accountsApi(at.app, { token })('DELETE /auth/second-factor', { body: { password, code: code() } })
    halfAMinute()
    await expect(sendCode(again, code())).rejects.toMatchObject(over)
    await expect(login()).resolves.toMatchObject({ success: true })
  })

  it('lets nobody in who is kept out', { tags: ['deep'] }, async () => {
    const { id, code } = await enterWithFactor()
    const challenge = await challenged()
    await at.db.update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, id))
    await expect(sendCode(challenge, code())).rejects.toMatchObject({ code: 'account_disabled' })
    await expect(login()).rejects.toMatchObject({ code: 'account_disabled' })
  })

  it('waits for anyone who guesses, with the right code too, and tells the owner', async () => {
    await enterWithFactor()
    const challenge = await challenged()
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(sendCode(challenge, '000000')).rejects.toMatchObject(wrongCode)
    await expect(sendCode(challenge, '000000')).rejects.toMatchObject({ code: 'too_many_tries' })
    expect(
      (await subjectsTo(at.db, jeanne.email)).filter((each) => each.startsWith('Quelqu’un')),
    ).toHaveLength(1)
  })

  it('bounds what many places together guess in a day', { tags: ['deep'], timeout: 60_000 }, async () => {
    await enterWithFactor()
    let tried = 0
    for (let quarter = 0; quarter < 24 * 4; quarter++) {
      const challenge = await challenged()
      // Each try comes from a new place, until one has to wait.
      for (;;) {
        const attempt = sendCode(challenge, '000000', `203.0.113.${tried}.${quarter}`)
        const refusal = await attempt.catch((error: { code: string }) => error)
        if (!('code' in refusal) || refusal.code !== 'wrong_code') break
        tried++
      }
      at.app.moveClock({ minutes: 15, seconds: 1 })
    }
    // There are a million codes, of which three are right at any moment.
    expect(tried).toBeLessThan(150)
  })

  it('is asked still when somebody no longer works in the house', { tags: ['deep'] }, async () => {
    const { id, code } = await enterWithFactor(jeanne, 'staff')
    await at.db.update(accounts).set({ role: 'user' }).where(eq(accounts.id, id))
    const { token } = await sendCode(await challenged(), code())
    halfAMinute()
    const body = { password, code: code() }
    await accountsApi(at.app, { token })('DELETE /auth/second-factor', { body })
    await expect(login()).resolves.toMatchObject({ success: true })
  })
})

describe('what weakens a second step', () => {
  const calls = ['DELETE /auth/second-factor', 'POST /auth/second-factor/recovery-codes'] as const

  it.each(calls)('asks for the password and a code: %s', async (call) => {
    const { api, code } = await enterWithFactor()
    const right = code()
    await expect(api(call, { body: { password: 'not hers', code: right } })).rejects.toMatchObject({
      code: 'wrong_password',
    })
    await expect(api(call, { body: { password, code: '000000' } })).rejects.toMatchObject(wrongCode)
    await expect(api(call, { body: { password, code: right } })).resolves.toMatchObject({ success: true })
    await expect(api(call, { body: { password, code: right } })).rejects.toMatchObject(wrongCode)
  })

  it('makes new recovery codes in place of the former', async () => {
    const { api, code, recoveryCodes } = await enterWithFactor()
    const made = await api('POST /auth/second-factor/recovery-codes', { body: { password, code: code() } })
    expect(new Set([...made.recoveryCodes, ...recoveryCodes]).size).toBe(2 * recoveryCodesMade)
    await expect(sendCode(await challenged(), recoveryCodes[0] ?? '')).rejects.toMatchObject(wrongCode)
    await expect(sendCode(await challenged(), made.recoveryCodes[0] ?? '')).resolves.toMatchObject({
      success: true,
    })
  })

  it('takes a recovery code where the telephone is lost, and tells the owner', {
    tags: ['deep'],
  }, async () => {
    const { api, recoveryCodes, id } = await enterWithFactor()
    await api('DELETE /auth/second-factor', { body: { password, code: recoveryCodes[3] ?? '' } })
    await expect(login()).resolves.toMatchObject({ success: true })
    expect(await subjectsTo(at.db, jeanne.email)).toContain('La validation en deux étapes est retirée')
    expect(await eventsOf(id)).toContain('factor-removed')
  })

  it('is done by another admin for anyone who has lost everything: audited, told, and every session ends', async () => {
    const { api } = await enter()
    const lost = await enterWithFactor(louise, 'staff')
    const params = { id: lost.id }
    await api('DELETE /admin/accounts/{id}/second-factor', { params })
    await expect(lost.api('GET /auth/profile', {})).rejects.toMatchObject({ kind: 'unauthenticated' })
    await expect(login(louise.email)).resolves.toMatchObject({ success: true })
    expect(await subjectsTo(at.db, louise.email)).toContain('La validation en deux étapes est retirée')
    const [entry] = await at.db.select().from(auditLog).where(eq(auditLog.subjectId, lost.id))
    expect(entry).toMatchObject({ action: 'account.second-factor-removed' })
    await expect(lost.api('DELETE /admin/accounts/{id}/second-factor', { params })).rejects.toThrow()
  })

  it('is no admin’s to do for themselves without a code', async () => {
    const { api, id } = await enterWithFactor()
    const removal = api('DELETE /admin/accounts/{id}/second-factor', { params: { id } })
    await expect(removal).rejects.toMatchObject({ code: 'own_factor' })
    await challenged()
  })

  it('can be done on the machine of the house', { tags: ['deep'] }, async () => {
    await enterWithFactor()
    const onMachine = (email: string) => removeFactorByEmail(at.app.context(), email)
    expect(await onMachine('nobody@example.fr')).toBe('unknown')
    expect(await onMachine(jeanne.email.toUpperCase())).toBe('removed')
    expect(await onMachine(jeanne.email)).toBe('none')
    await expect(login()).resolves.toMatchObject({ success: true })
  })
})

describe('a fresh proof', () => {
  const needed = { code: 'fresh_proof_needed', kind: 'forbidden' }

  /** The same session, with another access token. */
  const renewed = async (refreshToken: string) => {
    const { token } = await accountsApi(at.app)('POST /auth/refresh-token', { body: { refreshToken } })
    return accountsApi(at.app, { token })
  }

  it('is a sign-in of the last ten minutes, then the password, then a code of the telephone', async () => {
    const entered = await enterWithFactor()
    const { code, recoveryCodes } = entered
    const read = () => entered.api('GET /account/export', {})
    await read()
    at.app.moveClock({ minutes: 10 })
    await expect(read()).rejects.toMatchObject(needed)
    await expect(entered.api('POST /auth/proof', { body: { password: 'not hers' } })).rejects.toMatchObject({
      code: 'wrong_password',
    })
    await expect(read()).rejects.toMatchObject(needed)
    await entered.api('POST /auth/proof', { body: { password } })
    await read()
    at.app.moveClock({ minutes: 9, seconds: 59 })
    const api = await renewed(entered.refreshToken)
    const again = () => api('GET /account/export', {})
    await again()
    at.app.moveClock({ seconds: 1 })
    await expect(again()).rejects.toMatchObject(needed)
    // A recovery code is too valuable to be spent on this, so it is refused.
    const recovery = { code: recoveryCodes[0] ?? '' }
    await expect(api('POST /auth/proof', { body: recovery })).rejects.toMatchObject(wrongCode)
    await api('POST /auth/proof', { body: { code: code() } })
    await again()
    const used = api('POST /auth/proof', { body: { code: code() } })
    await expect(used).rejects.toMatchObject(wrongCode)
  })

  it('belongs to one session, and a renewal is none', { tags: ['deep'] }, async () => {
    const { api, refreshToken } = await enter()
    const other = await login()
    at.app.moveClock({ minutes: 10 })
    await api('POST /auth/proof', { body: { password } })
    await api('GET /account/export', {})
    const elsewhere = accountsApi(at.app, { token: other.token })
    await expect(elsewhere('GET /account/export', {})).rejects.toMatchObject(needed)
    at.app.moveClock({ minutes: 10 })
    const mine = await renewed(refreshToken)
    await expect(mine('GET /account/export', {})).rejects.toMatchObject(needed)
  })

  it('is asked before a role changes, a second step begins, and the house’s rule changes', async () => {
    const { api, id } = await enter()
    at.app.moveClock({ minutes: 10 })
    const attempts = [
      () => api('PUT /admin/accounts/{id}', { params: { id }, body: { role: 'staff' } }),
      () => api('POST /auth/second-factor', {}),
      () => api('PUT /admin/second-factor', { body: { requiredOfAdmins: true } }),
      () => api('DELETE /admin/accounts/{id}/second-factor', { params: { id } }),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(needed)
  })
})

describe('the house that asks it of its admins', () => {
  const ask = (requiredOfAdmins: boolean) => ({ body: { requiredOfAdmins } })

  it('is told so by one who has it, and admits nobody else until they have', async () => {
    const { api } = await enter()
    const other = await enterWithFactor(louise)
    const staff = await enter({ ...jeanne, email: 'equipe@example.fr' }, 'staff')
    await expect(api('PUT /admin/second-factor', ask(true))).rejects.toMatchObject({ code: 'factor_first' })
    const told = await other.api('PUT /admin/second-factor', ask(true))
    expect(told.requiredOfAdmins).toBe(true)
    expect(told.members.map(({ email, since }) => [email, since !== null])).toEqual([
      [jeanne.email, false],
      [louise.email, true],
      ['equipe@example.fr', false],
    ])
    await expect(api('GET /admin/second-factor', {})).rejects.toMatchObject({
      code: 'second_factor_needed',
      kind: 'forbidden',
    })
    expect((await api('GET /auth/second-factor', {})).secondFactor.required).toBe(true)
    expect((await staff.api('GET /auth/second-factor', {})).secondFactor.required).toBe(false)
    const { secret } = await api('POST /auth/second-factor', {})
    await api('POST /auth/second-factor/confirmation', { body: { code: codeShown(secret, now()) } })
    await api('GET /admin/second-factor', {})
    await api('PUT /admin/second-factor', ask(false))
    await enter({ ...jeanne, email: 'nouvelle@example.fr' })
    const entries = await at.db.select().from(auditLog).where(eq(auditLog.subjectId, 'second-factor'))
    expect(entries.map(({ after }) => after)).toEqual([
      { requiredOfAdmins: true },
      { requiredOfAdmins: false },
    ])
  })
})
