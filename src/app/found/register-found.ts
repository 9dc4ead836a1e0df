import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TagBus } from '../../platform/context/tag-bus.ts'
import type { IndexedPages } from '../../platform/http/indexed-pages.ts'
import type { Log } from '../../platform/log/log.ts'
import { defaultLanguage } from '../../shared/i18n/languages.ts'
import { type PageName, pathTo } from '../../sitemap.ts'
import { createCachedPage } from '../page-cache/cached-page.ts'
import { createPageCache, type RenderPage } from '../page-cache/page-cache.ts'
import { answerOf } from '../page-cache/send-page.ts'
import type { CreateContext } from '../wiring/create-contexts.ts'
import { countPages, readPages } from './all-indexed-pages.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

/** The path prefixes that robots need not fetch (§16); a page that robots may fetch but not list says so itself. */
const notForRobots = (['admin', 'account', 'checkout', 'cart', 'signIn'] as const satisfies PageName[]).map(
  (page) => pathTo(page),
)

/** The text of robots.txt, with the address of the sitemap. */
const robotsText = (publicUrl: string) =>
  [
    'User-agent: *',
    ...['/api', ...notForRobots].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

interface FoundOptions {
  readonly createContext: CreateContext
  readonly bus: TagBus
  readonly nowMs: () => number
  readonly log: Log
  readonly publicUrl: string
  readonly kinds: readonly IndexedPages[]
  /**
   * The number of pages in one sitemap, each in every language; far below the limit of 50 000 addresses, so that no
   * list delays other requests.
   */
  readonly mostInAList?: number
}

const usualMostInAList = 500
const keptBytes = 32 * 1024 * 1024
const freshMs = 60 * 60_000

const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, no-cache',
  'x-robots-tag': 'noindex',
}

/** The number of the main sitemap: the whole list, or the index of its parts. */
const whole = 0

/** Serves robots.txt and the sitemaps. The sitemaps are cached like pages, and dropped by the same tags. */
export const registerFound = (server: FastifyInstance, options: FoundOptions) => {
  const { createContext, publicUrl, kinds, nowMs, log, mostInAList = usualMostInAList } = options

  const render: RenderPage = async ({ key }) => {
    const renderedAtMs = nowMs()
    const tags = new Set<string>()
    const reads = (...read: readonly string[]) => {
      for (const tag of read) tags.add(tag)
    }
    const ctx = createContext({ log, lng: defaultLanguage, caller: null, reads })
    const part = Number(key)
    const parts = Math.ceil((await countPages(ctx, kinds)) / mostInAList)
    const isThere = part === whole || (parts > 1 && part <= parts)
    const write = async () => {
      if (part === whole && parts > 1)
        return sitemapIndexXml(
          Array.from({ length: parts }, (_, index) => `${publicUrl}/sitemap-${index + 1}.xml`),
        )
      const offset = Math.max(part - 1, 0) * mostInAList
      return sitemapXml(await readPages(ctx, kinds, { offset, limit: mostInAList }), publicUrl)
    }
    const html = isThere ? await write() : ''
    const status = isThere ? 200 : 404
    const page = createCachedPage({ status, html, headers, tags, renderedAtMs })
    return { page, keep: isThere }
  }

  const lists = createPageCache({
    render,
    bus: options.bus,
    nowMs,
    maxBytes: keptBytes,
    freshMs,
    onFailure: (error) => log.error({ err: error }, 'a list of pages past its time could not be replaced'),
  })

  server.addHook('onClose', lists.end)

  const sendList = async (part: number, request: FastifyRequest, reply: FastifyReply) => {
    const name = String(part)
    const pageUrl = { key: name, lng: defaultLanguage, target: name, cacheable: true, posted: false }
    const answer = answerOf({ page: await lists.get(pageUrl), request: request.raw, cookie: undefined })
    if (answer.status === 404) return reply.callNotFound()
    for (let at = 0; at < answer.headers.length; at += 2)
      reply.header(answer.headers[at] ?? '', answer.headers[at + 1])
    return reply.code(answer.status).send(answer.body)
  }

  server.get('/sitemap.xml', (request, reply) => sendList(whole, request, reply))
  server.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}$).xml', (request, reply) =>
    sendList(Number(request.params.part), request, reply),
  )
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(publicUrl)),
  )
}
