import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config/config.ts'
import { silentLog } from '../../platform/log/log.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { createWebServer } from './create-web-server.ts'
import { assembleSystem } from './open-system.ts'

let test: TestDatabase
let server: FastifyInstance
let house = ''

beforeAll(async () => {
  test = await testDatabase()
  const log = silentLog()
  const config = readConfig({ NODE_ENV: 'test' })
  const system = await assembleSystem({ config, log, database: test.database, clock: systemClock })
  server = await createWebServer({
    system,
    handle: async () => async () =>
      new Response('<!doctype html><title>La boutique</title>', {
        headers: { 'content-type': 'text/html' },
      }),
    preloadsOf: () => [],
    mostDelayMs: 0,
  })
  house = await server.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await server.close()
  await test.close()
})

const visit = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${house}${path}`, { headers: { 'accept-language': 'en', ...headers } })
  return { lng: answer.headers.get('content-language'), cookie: answer.headers.get('set-cookie') }
}

describe('a visitor without script', () => {
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
