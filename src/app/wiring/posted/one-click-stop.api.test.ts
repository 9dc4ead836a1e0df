import { afterAll, beforeAll, expect, it } from 'vitest'
import { type WebApp, webApp } from '../../../testing/web-app.ts'

let app: WebApp

beforeAll(async () => {
  app = await webApp()
})

afterAll(() => app.close())

const stop = (payload: string, type: string, query = '?key=nothing-of-the-kind') =>
  app.server.inject({
    method: 'POST',
    url: `/retour-en-stock/arret${query}`,
    headers: { 'content-type': type },
    payload,
  })

it.each([
  ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  [
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    'multipart/form-data; boundary=x',
  ],
  ['', 'application/x-www-form-urlencoded'],
])('alerts end by one POST to their page, without a redirect: %j', async (payload, type) => {
  const answer = await stop(payload, type)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toContain('Cette adresse ne reçoit plus d’alerte')
})

it('one click in English is answered in English', async () => {
  const answer = await stop('', 'application/x-www-form-urlencoded', '?key=nothing-of-the-kind&lng=en')
  expect(answer.body).toContain('receives no more alerts')
})

it.each(['', `?key=${'a'.repeat(200)}`, '?key=a&key=b'])(
  'one click without a key is refused: %j',
  async (query) => {
    expect((await stop('', 'application/x-www-form-urlencoded', query)).statusCode).toBe(422)
  },
)

it('letters end by one POST to their page, in the language of the link', async () => {
  const end = (query: string) =>
    app.server.inject({
      method: 'POST',
      url: `/newsletter/desinscription${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const french = await end('?token=nothing-of-the-kind')
  expect([french.statusCode, french.headers['set-cookie']]).toEqual([200, undefined])
  expect(french.body).toContain('Cette adresse ne reçoit plus nos lettres')
  expect((await end('?token=nothing-of-the-kind&lng=en')).body).toContain('no longer receives our letters')
  expect((await end('')).statusCode).toBe(422)
})
