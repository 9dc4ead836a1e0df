import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOnServer } from '../../testing/database/test-database.ts'
import { type WebApp, webApp } from '../../testing/web-app.ts'

let app: WebApp
let address = ''

beforeAll(async () => {
  app = await webApp({
    handle: async () => async () =>
      new Response('<!doctype html><title>La boutique</title>', {
        headers: { 'content-type': 'text/html' },
      }),
  })
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => app.close())

const visit = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${address}${path}`, { headers: { 'accept-language': 'en', ...headers } })
  return { lng: answer.headers.get('content-language'), cookie: answer.headers.get('set-cookie') }
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
    redirect: 'manual',
  })

describe.runIf(isOnServer)('a form that was sent before its script was there', () => {
  it.each([
    ['/auth', '/auth?unsent=1'],
    ['/auth?mode=register&lng=en&password=secret', '/auth?mode=register&lng=en&unsent=1'],
    ['//evil.example/auth/', undefined],
    ['/auth/', '/auth?unsent=1'],
  ])('to %s is led to %s, and nothing of it goes with it', async (path, target) => {
    const answer = await post(path, 'email=louise%40example.fr&password=secret')
    expect(answer.status).toBe(target === undefined ? 404 : 303)
    expect(answer.headers.get('location')).toBe(target ?? null)
    expect(await answer.text()).not.toContain('secret')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('is taken by a page that says so, and by no other page’s doing', async () => {
    const body = 'fullName=Louise&email=louise%40example.fr'
    expect((await post('/contact', body)).status).toBe(200)
    expect((await post('/contact', body, { origin: address })).status).toBe(200)
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'text/plain' },
    ]) {
      const led = await post('/contact', body, headers)
      expect([led.status, led.headers.get('location')]).toEqual([303, '/contact?unsent=1'])
    }
  })

  it('is refused where there is no page, and when it is out of all proportion', async () => {
    expect((await post('/nulle-part', 'password=secret')).status).toBe(404)
    expect((await post('/api/nowhere', 'password=secret')).status).toBe(415)
    expect((await post('/auth', 'a'.repeat(2 * 1024 * 1024))).status).toBe(413)
  })
})

describe.runIf(isOnServer)('a visitor without script', () => {
  it('stays in the language once asked for, whether the page was kept or not', async () => {
    const rendered = await visit('/boutique?lng=fr')
    const kept = await visit('/boutique?lng=fr')
    expect(rendered).toEqual({ lng: 'fr', cookie: expect.stringContaining('language=fr; Path=/') })
    expect(kept).toEqual(rendered)
    expect(await visit('/boutique', { cookie: 'language=fr' })).toEqual({ lng: 'fr', cookie: null })
  })

  it('is given no cookie for a page kept after another was', async () => {
    await visit('/boutique?page=2&lng=fr')
    const remembered = await visit('/boutique?page=2&lng=fr', { cookie: 'language=fr' })
    expect(remembered).toEqual({ lng: 'fr', cookie: null })
    expect(await visit('/boutique')).toEqual({ lng: 'en', cookie: null })
  })
})
