import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context/context.ts'
import type { Dispatcher } from '../../platform/http/dispatcher.ts'
import { plainPage } from '../../platform/http/plain-page.ts'
import { pathTo } from '../../sitemap.ts'
import { translate } from '../i18n/translate.ts'

interface OneClickOptions {
  readonly dispatcher: Dispatcher
  readonly contextOf: (request: FastifyRequest) => Promise<Context>
}

/** A program of mail sends « List-Unsubscribe=One-Click », a form of the page nothing. */
const mostBytes = 1024

/**
 * The page that ends alerts takes a POST too: from programs of mail, which send no cookie, follow no redirect and want
 * nothing to be asked (RFC 8058), and from the page itself where scripts do not run.
 */
export const registerOneClickStop = (server: FastifyInstance, { dispatcher, contextOf }: OneClickOptions) =>
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, async () => null)
    scope.post<{ Querystring: { key?: unknown } }>(pathTo('stockAlertStop'), async (request, reply) => {
      const ctx = await contextOf(request)
      const { key } = request.query
      await dispatcher.call(ctx, 'POST /stock-alerts/stop', { body: { key } })
      const { lng } = ctx
      const sentence = translate(lng, 'restock:done.stopped', {})
      const back = translate(lng, 'restock:done.home', {})
      return reply.type('text/html; charset=utf-8').send(plainPage({ lng, sentence, back }))
    })
  })
