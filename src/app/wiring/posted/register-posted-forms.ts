import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitorOf } from '../../../platform/http/connections/visitor-of.ts'
import { unsentParam } from '../../../sitemap.ts'
import type { CachedPage } from '../../page-cache/cached-page.ts'
import { languageCookie } from '../../page-cache/language-cookie.ts'
import { type PageUrl, postedUrlOf } from '../../page-cache/page-key.ts'
import { answerOf } from '../../page-cache/send-page.ts'
import { tidyUrl } from '../../page-cache/tidy-url.ts'
import type { PostedForm } from '../../rendering/create-page-renderer.ts'

interface PostedFormsOptions {
  readonly publicUrl: string
  /** Passes the form to its page, and returns the page that shows the result. */
  readonly take: (pageUrl: PageUrl, posted: PostedForm) => Promise<CachedPage>
}

const seeOther = 303
const mostBytes = 64 * 1024
const formType = 'application/x-www-form-urlencoded'

const unsent = (target: string) => `${target}${target.includes('?') ? '&' : '?'}${unsentParam}=1`

/** Whether the form comes from a page of another site, which made the visitor post it. */
const isFromElsewhere = ({ headers }: FastifyRequest, publicUrl: string) => {
  const { origin, host } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return true
  if (origin === undefined || origin === publicUrl) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/**
 * Our forms are sent by scripts. Without scripts, the browser posts a form to the address of its page. A page that
 * allows it in the sitemap accepts the form. For any other page the form is not read: the visitor is redirected to the
 * same page, which says that the form must be sent again. After the redirect, a reload or Back posts nothing twice.
 */
export const registerPostedForms = (server: FastifyInstance, { publicUrl, take }: PostedFormsOptions) =>
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined)
    scope.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: mostBytes },
      async (_request: FastifyRequest, body: string) => body,
    )

    const sendTaken = async (request: FastifyRequest, reply: FastifyReply, pageUrl: PageUrl) => {
      const body = String(request.body)
      const page = await take(pageUrl, { body, visitor: visitorOf(request) })
      const cookie = languageCookie({ pageUrl, headers: request.headers, publicUrl })
      const answer = answerOf({ page, request: request.raw, cookie })
      for (let at = 0; at < answer.headers.length; at += 2)
        reply.header(answer.headers[at] ?? '', answer.headers[at + 1])
      return reply.code(answer.status).send(answer.body)
    }

    scope.post('/*', (request, reply) => {
      const pageUrl = postedUrlOf(tidyUrl(request.url), request.headers)
      const { target, cacheable: isPage, posted } = pageUrl
      if (!isPage) return reply.callNotFound()
      if (posted && typeof request.body === 'string' && !isFromElsewhere(request, publicUrl))
        return sendTaken(request, reply, pageUrl)
      return reply.header('cache-control', 'no-store').redirect(unsent(target), seeOther)
    })
  })
