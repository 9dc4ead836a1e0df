import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateOf } from '../../../platform/clock.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import type { ConsentContract } from '../consent.contract.ts'
import { policyVersion } from '../consent.limits.ts'
import { clearOldProofs } from './clear-old-proofs.ts'
import { consentRoutes } from './consent.routes.ts'
import { cookieConsents } from './cookie-consents.table.ts'

const dispatcher = createDispatcher({ modules: [consentRoutes], checkAnswers: true })

let test: TestDatabase
let app: TestProcess

const api = (lng: 'fr' | 'en' = 'fr') =>
  createApi<ConsentContract>((key, call) => dispatcher.call(app.context({ lng }), key, call), lng)

const choices = { necessary: true, analytics: true, marketing: false, preferences: false } as const

const answer = (changes: object = {}) => ({
  consentId: randomUUID(),
  choices,
  policyVersion,
  language: 'fr' as const,
  method: 'custom' as const,
  ...changes,
})

const proofsOf = (consentId: string) =>
  test.database.db.select().from(cookieConsents).where(eq(cookieConsents.consentId, consentId))

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess(test)
})

afterAll(() => test.close())

describe('the proof of an answer about cookies', () => {
  it('is kept with the time of the house and nothing that tells whose it is', async () => {
    const body = answer({ language: 'en' })
    const { recordedAt } = await api('en')('POST /consents', { body })
    expect(Date.parse(recordedAt)).toBe(testNow.epochMilliseconds)
    const [proof, ...others] = await proofsOf(body.consentId)
    expect(others).toEqual([])
    expect(proof).toEqual({
      id: expect.any(Number),
      consentId: body.consentId,
      analytics: true,
      marketing: false,
      preferences: false,
      policyVersion,
      language: 'en',
      method: 'custom',
      recordedAt: new Date(recordedAt),
    })
  })

  it('stands beside those of the same browser before it', async () => {
    const body = answer({ method: 'accept_all' })
    await api()('POST /consents', { body })
    await api()('POST /consents', { body: { ...body, method: 'withdrawn' } })
    expect((await proofsOf(body.consentId)).map(({ method }) => method)).toEqual(['accept_all', 'withdrawn'])
  })

  it.each([
    ['necessary cookies switched off', { choices: { ...choices, necessary: false } }],
    ['a method that is none', { method: 'silence' }],
    ['words that are still to come', { policyVersion: policyVersion + 1 }],
    ['an id that is none', { consentId: 'moi' }],
  ])('is refused with %s', async (_what, changes) => {
    await expect(api()('POST /consents', { body: answer(changes) })).rejects.toMatchObject({
      name: 'InvalidInput',
    })
  })

  it('goes after five years', async () => {
    const [old, young] = [answer(), answer()]
    await api()('POST /consents', { body: old })
    await api()('POST /consents', { body: young })
    const at = (years: number, days: number) =>
      dateOf(testNow.toZonedDateTimeISO('Europe/Paris').subtract({ years, days }))
    const { db } = test.database
    const isOld = eq(cookieConsents.consentId, old.consentId)
    await db
      .update(cookieConsents)
      .set({ recordedAt: at(5, 1) })
      .where(isOld)
    await db
      .update(cookieConsents)
      .set({ recordedAt: at(4, 364) })
      .where(eq(cookieConsents.consentId, young.consentId))
    await clearOldProofs(app.context())
    expect(await proofsOf(old.consentId)).toEqual([])
    expect(await proofsOf(young.consentId)).toHaveLength(1)
  })
})
