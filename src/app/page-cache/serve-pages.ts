import type { RequestListener } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageCookie } from './language-cookie.ts'
import type { PageCache } from './page-cache.ts'
import { pageUrlOf } from './page-key.ts'
import { answerOf, sendPage } from './send-page.ts'
import { tidyUrl } from './tidy-url.ts'

interface Serving {
  readonly pages: PageCache
  readonly publicUrl: string
  /** Called for each page that was answered from the cache. */
  readonly onCached: () => void
  /** Called for each page that could not show its content, because something that it needs is away. */
  readonly onUnavailable: () => void
}

const unavailable = 503

/** The two ways of a page to its reader: straight from the cache, or through Fastify once it is rendered. */
export const servePages = ({ pages, publicUrl, onCached, onUnavailable }: Serving) => ({
  fromCache:
    (handler: RequestListener): RequestListener =>
    (request, response) => {
      const reads = request.method === 'GET' || request.method === 'HEAD'
      if (!reads) return handler(request, response)
      const { headers } = request
      const pageUrl = pageUrlOf(request.url ?? '/', headers)
      const page = pages.peek(pageUrl)
      if (!page) return handler(request, response)
      onCached()
      sendPage({ page, request, cookie: languageCookie({ pageUrl, headers, publicUrl }) }, response)
    },

  rendered: async (request: FastifyRequest, reply: FastifyReply) => {
    // Refuses the data requests of the router, which our pages never send.
    if (/\.data(\?|$)/.test(request.url)) return reply.callNotFound()
    const tidy = tidyUrl(request.url)
    if (tidy !== request.url) return reply.redirect(tidy, 301)
    const pageUrl = pageUrlOf(request.url, request.headers)
    const page = await pages.get(pageUrl)
    const cookie = languageCookie({ pageUrl, headers: request.headers, publicUrl })
    const { status, headers, body } = answerOf({ page, request: request.raw, cookie })
    if (status === unavailable) {
      reply.header('retry-after', '5')
      onUnavailable()
    }
    for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
    return reply.code(status).send(body)
  },
})
