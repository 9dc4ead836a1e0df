import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type WebApp, webApp } from '../../../testing/web-app.ts'

let app: WebApp

beforeAll(async () => {
  app = await webApp()
})

afterAll(() => app.close())

const whole = { name: 'Claire Dumas', occasion: 'Mariage', content: 'Une robe rêvée.', rating: 5 }

const post = async (changes: object, lng = 'fr') => {
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/reviews?lng=${lng}`,
    payload: { ...whole, ...changes },
  })
  return { status: answer.statusCode, body: answer.json() }
}

const sentences = {
  fr: {
    name: 'Le nom doit contenir au moins 2 caractères',
    occasion: "L'occasion doit contenir au moins 2 caractères",
    content: "L'avis doit contenir au moins 10 caractères",
    email: 'Email invalide',
    rating: 'Veuillez attribuer une note entre 1 et 5 étoiles',
  },
  en: {
    name: 'The name must have at least 2 characters',
    occasion: 'The occasion must have at least 2 characters',
    content: 'The review must have at least 10 characters',
    email: 'Invalid email',
    rating: 'Please give a rating of 1 to 5 stars',
  },
} as const

const languages = ['fr', 'en'] as const

describe('POST /reviews', () => {
  it.each(languages)('answers 422 with what is wrong in each field, in %s', async (lng) => {
    const short = { name: ' C ', occasion: 'M', content: 'Très joli', email: 'claire' }
    for (const rating of [0, 6, 2.5, '5', null])
      expect(await post({ ...short, rating }, lng)).toMatchObject({
        status: 422,
        body: { success: false, code: 'invalid_input', fields: sentences[lng] },
      })
  })

  it('takes what is as long as it may be, and refuses one letter more', async () => {
    const longest = { name: 'n'.repeat(100), occasion: 'o'.repeat(100), content: 'c'.repeat(500) }
    expect((await post(longest)).status).toBe(201)
    for (const [field, text] of Object.entries(longest))
      expect((await post({ [field]: `${text}x` })).body.fields).toEqual({
        [field]: `${text.length} caractères au plus.`,
      })
    expect((await post({ name: 'Al', occasion: 'Or', content: 'dix signes' })).status).toBe(201)
  })

  it.each([
    ['fr', 'Votre avis a été soumis avec succès ! Il sera publié après validation.'],
    ['en', 'Your review has been submitted. It will be published once we have read it.'],
  ])('thanks with 201, in %s', async (lng, message) => {
    const content = `Une robe rêvée, en ${lng}.`
    expect(await post({ content, email: '' }, lng)).toEqual({ status: 201, body: { success: true, message } })
  })

  it('refuses letters that a database cannot keep', async () => {
    for (const broken of ['Claire\u0000', 'Claire\ud800'])
      expect((await post({ name: broken })).body.fields).toEqual({
        name: 'Ce texte contient des caractères illisibles.',
      })
  })
})

it('GET /reviews/approved has pages of at most a hundred, and none before the first', async () => {
  for (const [query, status] of [
    ['', 200],
    ['?page=1&limit=100', 200],
    ['?limit=101', 422],
    ['?page=0', 422],
    ['?page=deux', 422],
  ] as const) {
    const answer = await app.server.inject({ url: `/api/reviews/approved${query}` })
    expect(answer.statusCode).toBe(status)
  }
})

it('moderation is refused to guests, and to customers', async () => {
  const headers = await app.bearer('user')
  for (const [method, path] of [
    ['GET', 'admin'],
    ['PATCH', '00000000-0000-4000-8000-000000000000/approve'],
    ['DELETE', '00000000-0000-4000-8000-000000000000'],
  ] as const) {
    const url = `/api/reviews/${path}`
    expect((await app.server.inject({ method, url })).statusCode).toBe(401)
    expect((await app.server.inject({ method, url, headers })).statusCode).toBe(403)
  }
})
