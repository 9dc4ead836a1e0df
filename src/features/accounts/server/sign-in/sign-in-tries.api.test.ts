import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { accountsApi, jeanne } from '../../../../testing/accounts/accounts-api.ts'
import { appWithoutAccounts } from '../../../../testing/accounts/app-without-accounts.ts'
import { newestLink } from '../../../../testing/mailed-link.ts'
import { tries } from '../../../tries/server/tries.table.ts'
import { mailResetLink } from '../passwords/reset-link.ts'

const at = appWithoutAccounts()

beforeEach(async () => {
  await accountsApi(at.app, { visitor: home })('POST /auth/register', { body: jeanne })
})

const home = { ip: '192.0.2.1', device: '' }
const elsewhere = (place: number) => ({ ip: `198.51.100.${place}`, device: '' })

const codeOf = (error: unknown) => {
  if (error instanceof AppError) return error.code
  throw error
}

const login = ({ password = jeanne.password, email = jeanne.email, visitor = home } = {}) =>
  accountsApi(at.app, { visitor })('POST /auth/login', { body: { email, password } }).then(() => 'in', codeOf)

/** The result of a try: « in », the code of the refusal, or the seconds to wait. */
const waitOf = (visitor: typeof home, password = 'organza et velours') =>
  accountsApi(at.app, { visitor })('POST /auth/login', { body: { email: jeanne.email, password } }).then(
    () => 'in' as const,
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error
      return error.retryAfterSeconds ?? error.code
    },
  )

/** A visitor far away whose network no other visitor uses. */
const stranger = (number: number) => ({ ip: `2001:db8:${number.toString(16)}::1`, device: '' })

const guess = (visitor = home, email = jeanne.email) =>
  login({ password: 'organza et velours', visitor, email })

const times = async <T>(count: number, work: (index: number) => Promise<T>) => {
  const answers: T[] = []
  for (let index = 0; index < count; index++) answers.push(await work(index))
  return answers
}

describe('guessing a password', () => {
  it('has to wait after five wrong ones, and is told for how long', async () => {
    expect(await times(6, () => guess())).toEqual([...Array(5).fill('wrong_credentials'), 'too_many_tries'])
    const refused = accountsApi(at.app, { visitor: home })('POST /auth/login', {
      body: { email: jeanne.email, password: jeanne.password },
    })
    await expect(refused).rejects.toMatchObject({
      kind: 'too-many',
      retryAfterSeconds: 2,
      values: { wait: '2\u00a0secondes' },
    })
    at.app.moveClock({ seconds: 2 })
    expect(await login()).toBe('in')
  })

  it('is told the same of an address that has no account', async () => {
    const nobody = 'nobody@example.fr'
    expect(await times(6, () => guess(home, nobody))).toEqual([
      ...Array(5).fill('wrong_credentials'),
      'too_many_tries',
    ])
  })

  it('a hundred times at once is guessing five times', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => guess()))
    expect(answers.filter((code) => code === 'wrong_credentials')).toHaveLength(5)
  })

  it('is forgiven to anyone who then signs in, and forgotten after an hour', async () => {
    await times(4, () => guess())
    expect(await login()).toBe('in')
    expect(await times(4, () => guess())).not.toContain('too_many_tries')
    at.app.moveClock({ minutes: 61 })
    expect(await times(5, () => guess())).not.toContain('too_many_tries')
  })

  it('from many places makes everywhere wait but where its owner has signed in', async () => {
    const answers = await times(25, (place) => guess(elsewhere(place)))
    expect(answers.slice(0, 20)).not.toContain('too_many_tries')
    expect(answers.slice(20)).toEqual(Array(5).fill('too_many_tries'))
    expect(await login({ visitor: elsewhere(200) })).toBe('too_many_tries')
    expect(await login()).toBe('in')
  })

  it('for ever never keeps the owner out for more than a minute, wherever they are', {
    tags: ['deep'],
  }, async () => {
    for (let round = 0; round < 40; round++) {
      await guess(elsewhere(round))
      at.app.moveClock({ seconds: 61 })
    }
    await guess(elsewhere(100))
    at.app.moveClock({ seconds: 60 })
    expect(await login({ visitor: elsewhere(200) })).toBe('in')
  })

  it('of many accounts from one place has to wait too', { tags: ['deep'] }, async () => {
    const answers = await times(61, (number) => guess(elsewhere(1), `cliente-${number}@example.fr`))
    expect(answers.at(-1)).toBe('too_many_tries')
    expect(await guess(elsewhere(2), 'another@example.fr')).toBe('wrong_credentials')
  })
})

describe('the owner of an account that is guessed at', () => {
  const owner = { ip: '203.0.113.50', device: '' }

  /** Tries ten times a second for so many seconds. */
  const hammer = (seconds: number, from: () => typeof home) =>
    times(seconds * 10, async () => {
      at.app.moveClock({ milliseconds: 100 })
      return waitOf(from())
    })

  it('gets in from a new place when they were told to, while one place tries ten times a second', {
    tags: ['deep'],
  }, async () => {
    const attacker = stranger(1)
    const sent = Array.from({ length: 40 }, (_, number) => stranger(number))
    // These tries use up all turns that need no wait.
    for (const other of sent) await waitOf(other)
    const wait = await waitOf(owner, jeanne.password)
    if (typeof wait !== 'number') throw new Error(`She was told ${wait}, and not to wait`)
    expect(wait).toBeLessThanOrEqual(60)
    await hammer(wait, () => attacker)
    expect(await waitOf(owner, jeanne.password)).toBe('in')
  })

  it('gets in from a new place when they were told to, while many places try as early as they may', {
    tags: ['deep'],
  }, async () => {
    const due = Array.from({ length: 120 }, (_, number) => ({ from: stranger(number), atMs: 0 }))
    let nowMs = 0
    const guessed = { count: 0 }
    /** Every place whose wait is over tries. */
    const tryAll = async () => {
      for (const each of due.filter(({ atMs }) => atMs <= nowMs)) {
        const said = await waitOf(each.from)
        if (typeof said === 'number') each.atMs = nowMs + said * 1000
        else guessed.count++
      }
    }
    await tryAll()
    const wait = await waitOf(owner, jeanne.password)
    if (typeof wait !== 'number') throw new Error(`She was told ${wait}, and not to wait`)
    expect(wait).toBeLessThanOrEqual(2 * due.length)
    for (let second = 0; second < wait; second++) {
      at.app.moveClock({ seconds: 1 })
      nowMs += 1000
      // The attacker is always the first at each moment.
      await tryAll()
    }
    expect(await waitOf(owner, jeanne.password)).toBe('in')
    expect(guessed.count).toBeLessThanOrEqual(20 + wait / 2 + 10 + wait / 20)
  })

  it('is let in at once where they have used a link that was mailed to them', async () => {
    for (let number = 0; number < 40; number++) await waitOf(stranger(number))
    for (let slip = 0; slip < 9; slip++) await waitOf(owner)
    const ctx = at.app.context()
    const { rows } = await ctx.db.execute(sql`select id from accounts`)
    await mailResetLink(ctx, String(rows[0]?.id))
    const token = await newestLink(ctx.db)
    const password = 'velours de soie mordoré'
    await accountsApi(at.app, { visitor: owner })('POST /auth/reset-password', {
      body: { token, password },
    })
    expect(await waitOf(owner, password)).toBe('in')
    expect(await waitOf({ ip: '203.0.113.51', device: '' }, password)).toBeTypeOf('number')
  })
})

it('anyone who is refused leaves no rows behind, however many accounts are tried', async () => {
  const nobody = (number: number) => guess(stranger(1), `nobody-${number}@example.fr`)
  await times(60, nobody)
  const { db } = at.app.context()
  const before = await db.$count(tries)
  expect(await times(30, (number) => nobody(60 + number))).toEqual(Array(30).fill('too_many_tries'))
  expect(await db.$count(tries)).toBe(before)
})

describe('asking for mails', () => {
  it('more than three times sends three, and answers alike', async () => {
    const ask = () => accountsApi(at.app)('POST /auth/forgot-password', { body: { email: jeanne.email } })
    const answers = await times(5, ask)
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
    expect(at.app.enqueued).toHaveLength(3)
  })

  it('does the same work for an address that has no account', { tags: ['deep'] }, async () => {
    const ask = (email: string) => accountsApi(at.app)('POST /auth/forgot-password', { body: { email } })
    const known = await ask(jeanne.email)
    expect(await ask('nobody@example.fr')).toEqual(known)
    expect(at.app.enqueued.map(({ name }) => name)).toEqual(Array(2).fill('accounts.mail-reset-link'))
  })
})
