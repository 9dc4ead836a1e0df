import type { RequestHandler } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Context } from '../../platform/context/context.ts'
import { createDispatcher } from '../../platform/http/dispatcher.ts'
import { silentLog } from '../../platform/log/log.ts'
import { visitPlaceContext } from '../../ui/routing/page-load.ts'
import { pageUrlOf } from '../page-cache/page-key.ts'
import type { CreateContext } from '../wiring/create-contexts.ts'
import { createPageRenderer } from './create-page-renderer.ts'
import { visitRenderContext } from './visit-render.ts'

const publicUrl = 'https://house.example'

/** The page renderer with a router that answers as the test tells it. */
const rendererAround = (handle: RequestHandler, developing = false) => {
  let reads: Context['reads'] = () => undefined
  const createContext: CreateContext = (visit) => {
    reads = visit.reads ?? reads
    const context: Partial<Context> = { log: visit.log, lng: visit.lng }
    return context as Context
  }
  const render = createPageRenderer({
    dispatcher: createDispatcher({ modules: [] }),
    createContext,
    nowMs: () => 0,
    log: silentLog(),
    publicUrl,
    preloadsOf: () => [],
    handle: async () => handle,
    developing,
  })
  const show = async (url: string) => {
    const { page, keep } = await render(pageUrlOf(url, {}))
    const { headers, body } = page.encodedFor(new Set())
    const pairs = headers.flatMap((value, at) => (at % 2 === 0 ? [[value, headers[at + 1] ?? '']] : []))
    return { status: page.status, keep, headers: Object.fromEntries(pairs), body: body.toString() }
  }
  return { show, read: (...tags: readonly string[]) => reads(...tags) }
}

const html = (body = '<p>une page</p>', status = 200) => new Response(body, { status })

describe('a rendered page', () => {
  it('is kept when it is whole, with what it was made from said to a CDN', async () => {
    const { show, read } = rendererAround(async () => {
      read('product:1', 'house')
      return html()
    })
    const page = await show('/boutique')
    expect(page).toMatchObject({ status: 200, keep: true, body: '<p>une page</p>' })
    expect(page.headers).toMatchObject({
      'surrogate-key': 'product:1 house',
      'cache-control': expect.stringContaining('s-maxage'),
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    })
  })

  it.each([
    ['/admin', 'camera=(self)'],
    ['/admin/stock?search=robe', 'camera=(self)'],
    ['/boutique', 'camera=()'],
    ['/administration', 'camera=()'],
  ])('at %s says who may ask for the camera: %s', async (url, said) => {
    const { headers } = await rendererAround(async () => html()).show(url)
    expect(headers['permissions-policy']).toBe(`${said}, microphone=(), geolocation=()`)
  })

  it.each([
    ['it is missing', '/boutique', async () => html('', 404)],
    ['the house could not answer', '/boutique', async () => html('', 503)],
    ['its address has no end', '/nowhere', async () => html()],
  ])('is neither kept nor stored anywhere when %s', async (_why, url, handle) => {
    const page = await rendererAround(handle).show(url)
    expect([page.keep, page.headers['cache-control']]).toEqual([false, 'no-store'])
  })

  it('of a preview is neither kept nor named to a search engine, and its address goes nowhere', async () => {
    const page = await rendererAround(async () => html()).show('/boutique?apercu=key')
    expect(page).toMatchObject({
      status: 200,
      keep: false,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
    })
    const plain = await rendererAround(async () => html()).show('/boutique')
    expect(plain).toMatchObject({
      keep: true,
      headers: { 'referrer-policy': expect.stringMatching(/^strict/) },
    })
    expect(plain.headers).not.toHaveProperty('x-robots-tag')
  })

  it('is not kept when something went wrong while it was drawn', async () => {
    const { show } = rendererAround(async (_request, context) => {
      context?.get(visitRenderContext).onError(new Error('a part is missing'))
      return html()
    })
    expect((await show('/boutique')).keep).toBe(false)
  })

  it('says nothing to a CDN that a header cannot carry', async () => {
    const { show, read } = rendererAround(async () => {
      read('product:€', 'product:a\nb', 'house')
      return html()
    })
    expect((await show('/boutique')).headers['surrogate-key']).toBe('house')
  })

  it('admits its own inline scripts only', async () => {
    const { show } = rendererAround(async (_request, context) => {
      const nonce = context?.get(visitRenderContext).nonce
      return html(`<script nonce="${nonce}">ours()</script><script>theirs()</script>`)
    })
    const { headers, body } = await show('/boutique')
    expect(headers['content-security-policy'].match(/'sha256-/g)).toHaveLength(1)
    expect(body).toBe('<script>ours()</script><script>theirs()</script>')
  })

  it('admits what Vite writes into it while it is developed', async () => {
    const { headers } = await rendererAround(async () => html('<script>vite()</script>'), true).show('/')
    expect(headers['content-security-policy']).toContain("'unsafe-inline'")
  })

  it('is asked for on our own host, whatever the address looks like', async () => {
    const asked: string[] = []
    const { show } = rendererAround(async (request) => {
      asked.push(request.url)
      return html()
    })
    await show('//evil.example/boutique')
    await show('/boutique?page=2&utm_source=x')
    expect(asked).toEqual([`${publicUrl}//evil.example/boutique`, `${publicUrl}/boutique?page=2`])
  })

  it('leads on where the router says that it has moved', async () => {
    const { show } = rendererAround(
      async () => new Response(null, { status: 302, headers: { location: '/auth' } }),
    )
    expect(await show('/boutique')).toMatchObject({
      status: 302,
      keep: false,
      headers: { location: '/auth' },
    })
  })

  it('lets its pages call the API in their language', async () => {
    const { show } = rendererAround(async (_request, context) =>
      html(context?.get(visitPlaceContext).session.lng),
    )
    expect((await show('/boutique?lng=en')).body).toBe('en')
  })
})
