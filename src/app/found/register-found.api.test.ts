import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeProduct } from '../../features/catalog-desk/server/writing/remove-product.ts'
import type { Context } from '../../platform/context/context.ts'
import type { IndexedPages } from '../../platform/http/indexed-pages.ts'
import { silentLog } from '../../platform/log/log.ts'
import { pathTo, type SitemapEntry, sitemap } from '../../sitemap.ts'
import { enterCategories, enterProduct } from '../../testing/catalog/catalog-factories.ts'
import { type WebApp, webApp } from '../../testing/web-app.ts'
import { registerFound } from './register-found.ts'

const publicUrl = 'http://localhost:3000'

let app: WebApp
let ctx: Context

beforeAll(async () => {
  app = await webApp({ env: { PUBLIC_URL: publicUrl } })
  ctx = app.system.createContext({ log: silentLog(), lng: 'fr', caller: null })
  await enterCategories(ctx)
})

afterAll(() => app.close())

const ask = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)

const listed = async () => addressesIn((await ask('/sitemap.xml')).body)

const productUrl = (id: string) => publicUrl + pathTo('product', { id })

describe('the list of pages for search engines', () => {
  it('has every public page of the site’s own list but those that are for no search engine', async () => {
    const addresses = await listed()
    const entries: readonly SitemapEntry[] = Object.values(sitemap)
    for (const { path, access, indexed, development } of entries.filter(({ path }) => !/[:*]/.test(path))) {
      const isListed = access === 'public' && indexed !== false && !development
      for (const address of [publicUrl + path, `${publicUrl}${path}?lng=en`])
        expect([address, addresses.includes(address)]).toEqual([address, isListed])
    }
  })

  it('has a product as soon as it is there, in both languages, until it is removed', async () => {
    await listed()
    const id = await enterProduct(ctx)
    expect(await listed()).toEqual(expect.arrayContaining([productUrl(id), `${productUrl(id)}?lng=en`]))
    await removeProduct(ctx, { id })
    expect(await listed()).not.toContain(productUrl(id))
  })

  it('has the categories that have products', async () => {
    const id = await enterProduct(ctx, { categoryId: 'soiree' })
    const category = `${publicUrl}/boutique?category=soiree`
    expect(await listed()).toEqual(expect.arrayContaining([category, `${category}&amp;lng=en`]))
    await removeProduct(ctx, { id })
    expect(await listed()).not.toContain(category)
  })

  it('tells a product’s own last change and its pictures', async () => {
    const image = { key: 'k', width: 900, height: 1200, color: '#ffffff', widths: [200, 800], altFr: 'Robe' }
    const createdAt = Temporal.Instant.from('2026-03-01T10:00:00Z')
    const id = await enterProduct(ctx, { images: [image], createdAt })
    const { body } = await ask('/sitemap.xml')
    const url = body.split('\n').find((line) => line.includes(`<loc>${productUrl(id)}</loc>`))
    expect(url).toContain('<lastmod>2026-03-01T10:00:00.000Z</lastmod>')
    expect(url).toContain(`<image:loc>${publicUrl}/media/k/800.webp</image:loc>`)
  })

  it('is kept, packed, and not sent again to who has it', async () => {
    const { headers, body } = await ask('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    expect((await ask('/sitemap.xml', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    const packed = await ask('/sitemap.xml', { 'accept-encoding': 'br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.rawPayload.length).toBeLessThan(body.length / 4)
    expect((await ask('/sitemap-1.xml')).statusCode).toBe(404)
  })
})

describe('more pages than one list should hold', () => {
  const many: IndexedPages = {
    count: async (of) => {
      of.reads('many')
      return 12
    },
    read: async (_ctx, { offset, limit }) =>
      Array.from({ length: Math.min(limit, 12 - offset) }, (_, at) => ({ path: `/p/${offset + at}` })),
  }

  it('are in parts, each page once, whatever kind it is of', async () => {
    const server = fastify()
    const { createContext, bus } = app.system
    registerFound(server, {
      createContext,
      bus,
      nowMs: Date.now,
      log: silentLog(),
      publicUrl,
      kinds: [many, many],
      mostInAList: 5,
    })
    const read = async (url: string) => (await server.inject(url)).body
    const parts = addressesIn(await read('/sitemap.xml'))
    expect(parts).toEqual([1, 2, 3, 4, 5].map((part) => `${publicUrl}/sitemap-${part}.xml`))
    const pages = await Promise.all(
      parts.map(async (part) => addressesIn(await read(part.slice(publicUrl.length)))),
    )
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 10, 10, 8])
    const french = pages.flat().filter((address) => !address.includes('lng'))
    const once = Array.from({ length: 12 }, (_, at) => `${publicUrl}/p/${at}`)
    expect(french).toEqual([...once, ...once])
    expect((await server.inject('/sitemap-6.xml')).statusCode).toBe(404)
    await server.close()
  })
})

describe('what robots are asked', () => {
  it('is to leave private pages and calls alone, and to read the list', async () => {
    const { headers, body } = await ask('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api',
      'Disallow: /admin',
      'Disallow: /compte',
      'Disallow: /checkout',
      'Disallow: /boutique/panier',
      'Disallow: /auth',
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ])
  })
})
