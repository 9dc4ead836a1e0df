import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsApi, jeanne } from '../../../../testing/accounts/accounts-api.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { propertyRuns } from '../../../../testing/property-runs.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'
import { graceSeconds, longestSessionDays, sessionDays } from '../../accounts.limits.ts'
import { openSession } from './open-session.ts'

/** A session as the model expects it: its refresh tokens, oldest first, and the access token that each renewal gave. */
interface ModelSession {
  readonly refreshTokens: string[]
  readonly accessTokens: { readonly token: string; readonly issuedAt: number }[]
  readonly startedAt: number
  replacedAt: number
  expiresAt: number
  ended: boolean
}

let test: TestDatabase
let app: TestProcess
let accountId: string

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
  const { user } = await accountsApi(app)('POST /auth/register', { body: jeanne })
  accountId = user._id
})

afterAll(() => test.close())

const dayMs = 86_400_000
const lifeMs = sessionDays * dayMs
const longestLifeMs = longestSessionDays * dayMs
const accessMs = 15 * 60_000
const nowMs = () => app.context().clock.now().epochMilliseconds
const place = fc.nat({ max: 5 })

const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('signIn' as const) }) },
  // Age 0 is the current token, 1 the one before it, 2 and 3 are older ones; several tabs send the token at once.
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('refresh' as const),
      session: place,
      age: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.nat({ max: 3 })),
      tabs: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('signOut' as const), session: place, age: fc.nat({ max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('endOne' as const), session: place, from: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('endOthers' as const), from: place }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(
        500,
        graceSeconds * 1000,
        graceSeconds * 1000 + 1,
        accessMs,
        lifeMs - accessMs,
        lifeMs,
      ),
    }),
  },
)

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const stands = ({ ended, expiresAt }: ModelSession) => !ended && expiresAt > nowMs()

const isGood = async (token: string) => {
  const answer = accountsApi(app, { token })('GET /auth/profile', {})
  return answer.then(
    () => true,
    () => false,
  )
}

const refresh = (refreshToken: string) =>
  accountsApi(app)('POST /auth/refresh-token', { body: { refreshToken } }).then(
    (tokens) => tokens,
    () => undefined,
  )

/** Several tabs that send the same token must all get the same next token, or must all be refused. */
const expectRefreshed = async (session: ModelSession, { age, tabs }: { age: number; tabs: number }) => {
  const chain = session.refreshTokens
  const at = chain.length - 1 - age
  const token = chain[at]
  if (token === undefined) return
  const inGrace = age === 1 && nowMs() - session.replacedAt <= graceSeconds * 1000
  const isLetIn = stands(session) && (age === 0 || inGrace)
  const answers = await Promise.all(Array.from({ length: tabs }, () => refresh(token)))
  if (!isLetIn) {
    expect(answers.every((answer) => answer === undefined)).toBe(true)
    // An old token came back, so it was copied: a session that was still open ends.
    if (stands(session)) session.ended = true
    return
  }
  const next = answers[0]?.refreshToken
  expect(answers.map((answer) => answer?.refreshToken)).toEqual(Array(tabs).fill(next))
  if (age === 1) expect(next).toBe(chain.at(-1))
  for (const answer of answers)
    if (answer) session.accessTokens.push({ token: answer.token, issuedAt: nowMs() })
  if (age === 0 && next !== undefined) {
    chain.push(next)
    session.replacedAt = nowMs()
    session.expiresAt = Math.min(nowMs() + lifeMs, session.startedAt + longestLifeMs)
  }
}

const at = <T>(all: readonly T[], index: number) => all[index % Math.max(all.length, 1)]

const lastAccess = (session: ModelSession | undefined) => session?.accessTokens.at(-1)

const isCalling = (session: ModelSession | undefined) => {
  const access = lastAccess(session)
  return (
    session !== undefined && access !== undefined && stands(session) && nowMs() - access.issuedAt < accessMs
  )
}

type Taking = {
  readonly [K in Step['kind']]: (taken: Extract<Step, { kind: K }>, model: ModelSession[]) => Promise<void>
}

const taking: Taking = {
  signIn: async (_taken, model) => {
    const ctx = app.context()
    const { token, refreshToken } = await openSession(ctx, ctx.db, accountId)
    const issuedAt = nowMs()
    model.push({
      refreshTokens: [refreshToken],
      accessTokens: [{ token, issuedAt }],
      startedAt: issuedAt,
      replacedAt: 0,
      expiresAt: issuedAt + lifeMs,
      ended: false,
    })
  },
  refresh: async (taken, model) => {
    const session = at(model, taken.session)
    if (session) await expectRefreshed(session, taken)
  },
  signOut: async (taken, model) => {
    const session = at(model, taken.session)
    const refreshToken = session?.refreshTokens.at(-1 - taken.age)
    if (!session || refreshToken === undefined) return
    await accountsApi(app)('POST /auth/logout', { body: { refreshToken } })
    session.ended = true
  },
  endOne: async (taken, model) => {
    const session = at(model, taken.session)
    const caller = at(model, taken.from)
    if (!session || !isCalling(caller)) return
    const params = { id: sessionIdOf(session) }
    await accountsApi(app, lastAccess(caller))('DELETE /auth/sessions/{id}', { params })
    session.ended = true
  },
  endOthers: async (taken, model) => {
    const caller = at(model, taken.from)
    if (!isCalling(caller)) return
    await accountsApi(app, lastAccess(caller))('DELETE /auth/sessions', {})
    for (const session of model) session.ended ||= session !== caller
  },
  wait: async ({ ms }) => app.moveClock({ milliseconds: ms }),
}

const take = (taken: Step, model: ModelSession[]) =>
  (taking[taken.kind] as (taken: Step, model: ModelSession[]) => Promise<void>)(taken, model)

const sessionIdOf = (session: ModelSession) => {
  const payload = Buffer.from(lastAccess(session)?.token.split('.')[1] ?? '', 'base64url').toString()
  return String(JSON.parse(payload).sid)
}

/** The last access token of each session must be valid until it expires or the session ends. */
const expectAccess = async (model: readonly ModelSession[]) => {
  for (const session of model) {
    const token = lastAccess(session)?.token
    if (token !== undefined) expect(await isGood(token)).toBe(isCalling(session))
  }
}

const expectListed = async (model: readonly ModelSession[]) => {
  const caller = model.find(isCalling)
  if (!caller) return
  const { sessions } = await accountsApi(app, lastAccess(caller))('GET /auth/sessions', {})
  expect(sessions).toHaveLength(model.filter(stands).length)
}

describe('sessions', () => {
  it('are, after any sign-ins, renewals of racing tabs, replays, ends and waits, what the rules say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        await test.database.db.execute(sql`delete from sessions`)
        const model: ModelSession[] = []
        for (const taken of steps) {
          await take(taken, model)
          await expectAccess(model)
        }
        await expectListed(model)
      }),
      { numRuns: propertyRuns(60) },
    )
  })
})

describe('a session that is used every day', () => {
  it('ends ninety days after its sign-in, with every token of it', async () => {
    const ctx = app.context()
    let tokens: { token: string; refreshToken: string } | undefined = await openSession(
      ctx,
      ctx.db,
      accountId,
    )
    for (let day = 1; day < longestSessionDays; day++) {
      app.moveClock({ hours: 24 })
      tokens = tokens && (await refresh(tokens.refreshToken))
    }
    // The session is renewed some minutes before its end, so that the access token by itself would be valid for longer.
    app.moveClock({ minutes: 24 * 60 - 5 })
    tokens = tokens && (await refresh(tokens.refreshToken))
    if (!tokens) throw new Error('The session ended before its time')
    const { token, refreshToken } = tokens
    expect(await isGood(token)).toBe(true)
    app.moveClock({ minutes: 5 })
    expect(await isGood(token)).toBe(false)
    expect(await refresh(refreshToken)).toBeUndefined()
  })

  it('is refused a longer life by the database', async () => {
    const ctx = app.context()
    await openSession(ctx, ctx.db, accountId)
    const longer = test.database.db.execute(
      sql`update sessions set expires_at = started_at + interval '2160 hours 1 second'`,
    )
    await expect(longer).rejects.toThrow()
  })
})
