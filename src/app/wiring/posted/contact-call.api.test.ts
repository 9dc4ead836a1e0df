import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type WebApp, webApp } from '../../../testing/web-app.ts'

let app: WebApp

beforeAll(async () => {
  app = await webApp()
})

afterAll(() => app.close())

let sent = 0

const whole = () => ({
  fullName: 'Claire Dumas',
  email: `claire-${++sent}@example.fr`,
  subject: 'Un ourlet',
  message: 'Bonjour, pouvez-vous reprendre un ourlet ?',
})

const post = async (changes: object, lng = 'fr') => {
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/contact?lng=${lng}`,
    payload: { ...whole(), ...changes },
    remoteAddress: `198.51.100.${sent % 250}`,
  })
  return { status: answer.statusCode, body: answer.json() }
}

const sentences = {
  fr: {
    fullName: 'Le nom doit contenir au moins 2 caractères',
    email: 'Adresse e-mail invalide\u00a0: écrivez-la comme nom@exemple.fr.',
    subject: 'L’objet doit contenir au moins 2 caractères',
    message: 'Le message doit contenir au moins 10 caractères',
  },
  en: {
    fullName: 'The name must have at least 2 characters',
    email: 'Invalid e-mail address: write it like name@example.com.',
    subject: 'The subject must have at least 2 characters',
    message: 'The message must have at least 10 characters',
  },
} as const

describe('POST /contact', () => {
  it.each(['fr', 'en'] as const)('answers 422 with what is wrong in each field, in %s', async (lng) => {
    const short = { fullName: ' C ', email: 'claire', subject: 'U', message: 'Bonjour' }
    expect(await post(short, lng)).toMatchObject({ status: 422, body: { fields: sentences[lng] } })
  })

  it.each([
    ['fr', (count: number) => `${count} caractères au plus.`],
    ['en', (count: number) => `At most ${count} characters.`],
  ] as const)(
    'takes what is as long as it may be, and refuses one letter more, in %s',
    async (lng, tooLong) => {
      const domain = `@${lng}.example`
      const longest = {
        fullName: 'n'.repeat(100),
        email: `${'e'.repeat(254 - domain.length)}${domain}`,
        subject: 'o'.repeat(150),
        message: 'm'.repeat(5000),
      }
      expect((await post(longest, lng)).status).toBe(201)
      for (const [field, text] of Object.entries(longest)) {
        const { status, body } = await post({ [field]: `x${text}` }, lng)
        expect([status, body.fields]).toEqual([422, { [field]: tooLong(text.length) }])
      }
    },
  )

  it('thanks with 201', async () => {
    expect(await post({})).toMatchObject({ status: 201, body: { success: true } })
    expect(await post({}, 'en')).toMatchObject({
      body: { message: 'Your message has been sent. We will respond to you as soon as possible.' },
    })
  })
})

describe('POST /admin/messages/{id}/replies', () => {
  it.each([
    ['fr', '5000 caractères au plus.'],
    ['en', 'At most 5000 characters.'],
  ])('takes from one letter to 5000, and no more, in %s', async (lng, tooLong) => {
    const headers = await app.bearer('staff')
    const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
      const url = `/api/admin/messages${path}`
      return app.server.inject({ method, url, headers, ...(payload && { payload }) })
    }
    const { email } = whole()
    await post({ email })
    const [{ _id: id }] = (await call('GET', `?search=${email}`)).json().messages
    const answered = []
    for (const [version, text] of ['x', 'x'.repeat(5000)].entries())
      answered.push((await call('POST', `/${id}/replies?lng=${lng}`, { version, text })).statusCode)
    expect(answered).toEqual([201, 201])
    for (const text of ['', ' \n ', 'x'.repeat(5001)])
      expect((await call('POST', `/${id}/replies?lng=${lng}`, { version: 2, text })).statusCode).toBe(422)
    const refused = await call('POST', `/${id}/replies?lng=${lng}`, { version: 2, text: 'x'.repeat(5001) })
    expect(refused.json().fields).toEqual({ text: tooLong })
  })
})
