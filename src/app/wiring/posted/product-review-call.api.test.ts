import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterCategories, enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { testProcess } from '../../../testing/test-context.ts'
import { type WebApp, webApp } from '../../../testing/web-app.ts'

let app: WebApp
let product: string
let signed: { readonly authorization: string }

beforeAll(async () => {
  app = await webApp()
  const ctx = testProcess(app.test).context()
  await enterCategories(ctx)
  product = await enterProduct(ctx)
  signed = await app.bearer('user')
})

afterAll(() => app.close())

interface Sent {
  readonly body: object
  readonly of?: string
  readonly lng?: string
  readonly signedIn?: boolean
}

const post = async ({ body, of = product, lng = 'fr', signedIn = true }: Sent) => {
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/products/${of}/reviews?lng=${lng}`,
    headers: signedIn ? signed : {},
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

  it('answers 404 for a product that does not exist', async () => {
    expect(await post({ body: { rating: 5 }, of: 'inconnue' })).toMatchObject({
      status: 404,
      body: { code: 'product_not_found' },
    })
  })

  it('answers 201 once, then 409 in words', async () => {
    const body = { rating: 5, comment: 'Une merveille' }
    expect(await post({ body })).toEqual({
      status: 201,
      body: { success: true, message: 'Merci pour votre avis !' },
    })
    expect(await post({ body })).toMatchObject({
      status: 409,
      body: { code: 'already_reviewed', message: 'Vous avez déjà donné votre avis sur cette pièce.' },
    })
    const shown = await app.server.inject(`/api/products/${product}`)
    expect(shown.json()).toMatchObject({ ratingCount: 1, ratings: [{ comment: 'Une merveille' }] })
  })
})
