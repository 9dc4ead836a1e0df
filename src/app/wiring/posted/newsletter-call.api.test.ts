import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type WebApp, webApp } from '../../../testing/web-app.ts'

let app: WebApp

beforeAll(async () => {
  app = await webApp()
  await app.system.prepareJobs()
})

afterAll(() => app.close())

const languages = ['fr', 'en'] as const

let sent = 0

const post = async (path: string, payload: object, lng: 'fr' | 'en' = 'fr') => {
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api${path}?lng=${lng}`,
    payload,
    remoteAddress: `198.51.100.${++sent % 250}`,
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

const said = {
  fr: {
    asked: 'Un e-mail vient de partir à cette adresse, si elle n’est pas déjà inscrite.',
    invalid: 'Adresse e-mail invalide\u00a0: écrivez-la comme nom@exemple.fr.',
    tooLong: '254 caractères au plus.',
    spent: 'Ce lien a déjà servi ou n’est plus valable. Inscrivez-vous à nouveau.',
    left: 'C’est fait. Cette adresse ne reçoit plus nos lettres.',
    keyTooLong: '100 caractères au plus.',
    tooMany: /^Trop d’essais\. Réessayez dans /,
  },
  en: {
    asked: 'An e-mail has just gone to this address, unless it is subscribed already.',
    invalid: 'Invalid e-mail address: write it like name@example.com.',
    tooLong: 'At most 254 characters.',
    spent: 'This link has been used or is no longer valid. Subscribe again.',
    left: 'Done. This address no longer receives our letters.',
    keyTooLong: 'At most 100 characters.',
    tooMany: /^Too many attempts\. Try again in /,
  },
} as const

describe.each(languages)('the newsletter, in %s', (lng) => {
  it('says with 202 what comes next', async () => {
    const answer = await post('/newsletter', { email: `${lng}@example.fr` }, lng)
    expect([answer.status, answer.body.success]).toEqual([202, true])
    expect(answer.body.message).toContain(said[lng].asked)
    expect(answer.body.message).toMatch(/\b7.(jours|days)/)
  })

  it.each([undefined, '', 'jeanne', 'jeanne@', 'a b@example.fr', 42])(
    'refuses %j as an address',
    async (email) => {
      const { status, body } = await post('/newsletter', { email }, lng)
      expect([status, body.fields]).toEqual([422, { email: said[lng].invalid }])
    },
  )

  it('takes an address of 254 characters, and refuses one more', async () => {
    const domain = `@${lng}.example`
    const longest = `${'a'.repeat(254 - domain.length)}${domain}`
    expect((await post('/newsletter', { email: longest }, lng)).status).toBe(202)
    const { status, body } = await post('/newsletter', { email: `a${longest}` }, lng)
    expect([status, body.fields]).toEqual([422, { email: said[lng].tooLong }])
  })

  it('says of a key that proves nothing what it may say, and refuses one too long', async () => {
    const longest = 'k'.repeat(100)
    const confirmed = await post('/newsletter/confirm', { token: longest }, lng)
    expect([confirmed.status, confirmed.body.message]).toEqual([422, said[lng].spent])
    const left = await post('/newsletter/unsubscribe', { token: longest }, lng)
    expect([left.status, left.body.message]).toEqual([200, said[lng].left])
    for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
      const { status, body } = await post(path, { token: `${longest}k` }, lng)
      expect([status, body.fields]).toEqual([422, { token: said[lng].keyTooLong }])
      expect((await post(path, { token: '' }, lng)).status).toBe(422)
    }
  })

  it('has one mailbox wait after several requests, and says for how long', async () => {
    const email = `flooded-${lng}@example.fr`
    for (let asked = 0; asked < 6; asked++)
      expect((await post('/newsletter', { email }, lng)).status).toBe(202)
    const { status, headers, body } = await post('/newsletter', { email }, lng)
    expect(status).toBe(429)
    expect(body.message).toMatch(said[lng].tooMany)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})
