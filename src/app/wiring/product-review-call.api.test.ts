import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config/config.ts'
import { silentLog } from '../../platform/log/log.ts'
import { createAccessTokens } from '../../platform/sessions/access-token.ts'
import { enterCustomer } from '../../testing/account-factories.ts'
import { enterCategories, enterPiece } from '../../testing/catalog-factories.ts'
import { testProcess } from '../../testing/test-context.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { createWebServer } from './create-web-server.ts'
import { assembleSystem } from './open-system.ts'

let test: TestDatabase
let server: FastifyInstance
let piece: string
let token: string

beforeAll(async () => {
  test = await testDatabase()
  const config = readConfig({ NODE_ENV: 'test' })
  const log = silentLog()
  const system = await assembleSystem({ config, log, database: test.database, clock: systemClock })
  server = await createWebServer({
    system,
    handle: async () => async () => new Response(),
    preloadsOf: () => [],
    mostDelayMs: 0,
  })
  const ctx = testProcess(test).context()
  await enterCategories(ctx)
  piece = await enterPiece(ctx)
  const { appSecret } = config
  token = await createAccessTokens({ appSecret, clock: systemClock }).issue(await enterCustomer(ctx))
})

afterAll(async () => {
  await server.close()
  await test.close()
})

interface Sent {
  readonly body: object
  readonly of?: string
  readonly lng?: string
  readonly signedIn?: boolean
}

const post = async ({ body, of = piece, lng = 'fr', signedIn = true }: Sent) => {
  const answer = await server.inject({
    method: 'POST',
    url: `/api/products/${of}/reviews?lng=${lng}`,
    headers: signedIn ? { authorization: `Bearer ${token}` } : {},
    payload: body,
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('POST /products/{id}/reviews', () => {
  it('answers a guest 401', async () => {
    const { status, body } = await post({ body: { rating: 5, comment: '' }, signedIn: false })
    expect({ status, success: body.success, code: body.code }).toEqual({
      status: 401,
      success: false,
      code: 'sign_in_required',
    })
  })

  it.each([
    ['fr', 'Veuillez attribuer une note entre 1 et 5 étoiles', '2000 caractères au plus.'],
    ['en', 'Please give a rating of 1 to 5 stars', 'At most 2000 characters.'],
  ])('answers 422 with what is wrong in each field, in %s', async (lng, rating, comment) => {
    for (const wrong of [
      {},
      { rating: 0 },
      { rating: 6 },
      { rating: 2.5 },
      { rating: '5' },
      { rating: null },
    ])
      expect(await post({ body: { comment: 'Belle', ...wrong }, lng })).toMatchObject({
        status: 422,
        body: { success: false, code: 'invalid_input', fields: { rating } },
      })
    const tooLong = await post({ body: { rating: 5, comment: 'a'.repeat(2001) }, lng })
    expect(tooLong).toMatchObject({ status: 422, body: { fields: { comment } } })
  })

  it('answers 404 for a piece that does not exist', async () => {
    expect(await post({ body: { rating: 5 }, of: 'inconnue' })).toMatchObject({
      status: 404,
      body: { code: 'product_not_found' },
    })
  })

  it('answers 201 once, then 409 in words', async () => {
    const body = { rating: 5, comment: 'Une \u0000merveille' }
    expect(await post({ body })).toEqual({
      status: 201,
      body: { success: true, message: 'Merci pour votre avis !' },
    })
    expect(await post({ body })).toMatchObject({
      status: 409,
      body: { code: 'already_reviewed', message: 'Vous avez déjà donné votre avis sur cette pièce.' },
    })
    const shown = await server.inject(`/api/products/${piece}`)
    expect(shown.json()).toMatchObject({ ratingCount: 1, ratings: [{ comment: 'Une merveille' }] })
  })
})
