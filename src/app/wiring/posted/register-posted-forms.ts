import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitorOf } from '../../../platform/http/connections/visitor-of.ts'
import { unsentParam } from '../../../sitemap.ts'
import type { CachedPage } from '../../page-cache/cached-page.ts'
import { languageCookie } from '../../page-cache/language-cookie.ts'
import { type PageAddress, postedAddressOf } from '../../page-cache/page-key.ts'
import { answerOf } from '../../page-cache/send-page.ts'
import { tidyAddress } from '../../page-cache/tidy-address.ts'
import type { PostedForm } from '../../rendering/create-page-renderer.ts'

interface PostedFormsOptions {
  readonly publicUrl: string
  /** Has the page take the form, and answers the page that says what came of it. */
  readonly take: (address: PageAddress, posted: PostedForm) => Promise<CachedPage>
}

const seeOther = 303
const mostBytes = 64 * 1024
const formType = 'application/x-www-form-urlencoded'

const unsent = (target: string) => `${target}${target.includes('?') ? '&' : '?'}${unsentParam}=1`

/** A form on a page of another site, which a visitor was made to post here. */
const isFromElsewhere = ({ headers }: FastifyRequest, publicUrl: string) => {
  const { origin, host } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return true
  if (origin === undefined || origin === publicUrl) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/**
 * Our forms are sent by their scripts. One that was sent without them is posted to the address of its page. A page that
 * says so in the sitemap takes it all the same. Of any other nothing is read, and the same page says that it must be sent
 * again. Being led there, a visitor who reloads it or comes Back to it posts nothing twice.
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

    const sendTaken = async (request: FastifyRequest, reply: FastifyReply, address: PageAddress) => {
      const body = String(request.body)
      const page = await take(address, { body, visitor: visitorOf(request) })
      const cookie = languageCookie({ address, headers: request.headers, publicUrl })
      const answer = answerOf({ page, request: request.raw, cookie })
      for (let at = 0; at < answer.headers.length; at += 2)
        reply.header(answer.headers[at] ?? '', answer.headers[at + 1])
      return reply.code(answer.status).send(answer.body)
    }

    scope.post('/*', (request, reply) => {
      const address = postedAddressOf(tidyAddress(request.url), request.headers)
      const { target, cacheable: isPage, posted } = address
      if (!isPage) return reply.callNotFound()
      if (posted && typeof request.body === 'string' && !isFromElsewhere(request, publicUrl))
        return sendTaken(request, reply, address)
      return reply.header('cache-control', 'no-store').redirect(unsent(target), seeOther)
    })
  })
