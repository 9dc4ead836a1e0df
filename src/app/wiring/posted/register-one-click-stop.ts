import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context/context.ts'
import type { Dispatcher } from '../../../platform/http/dispatcher.ts'
import { plainPage } from '../../../platform/http/refusals/plain-page.ts'
import { pathTo } from '../../../sitemap.ts'
import { translate } from '../../i18n/translate.ts'

interface OneClickOptions {
  readonly dispatcher: Dispatcher
  readonly contextOf: (request: FastifyRequest) => Promise<Context>
}

/** A program of mail sends « List-Unsubscribe=One-Click », a form of the page nothing. */
const mostBytes = 1024

/** What can be ended by one click: its page, the parameter of its link, its call, and what is said then. */
const ends = [
  {
    page: 'stockAlertStop',
    parameter: 'key',
    call: 'POST /stock-alerts/stop',
    done: 'restock:done.stopped',
    home: 'restock:done.home',
  },
  {
    page: 'newsletterStop',
    parameter: 'token',
    call: 'POST /newsletter/unsubscribe',
    done: 'newsletter:done.left',
    home: 'newsletter:done.home',
  },
] as const

/**
 * Pages that end what mails belong to take a POST too: from programs of mail, which send no cookie, follow no redirect and
 * want nothing to be asked (RFC 8058), and from the page itself where scripts do not run.
 */
export const registerOneClickStop = (server: FastifyInstance, { dispatcher, contextOf }: OneClickOptions) =>
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, async () => null)
    for (const { page, parameter, call, done, home } of ends)
      scope.post<{ Querystring: Readonly<Record<string, unknown>> }>(pathTo(page), async (request, reply) => {
        const ctx = await contextOf(request)
        await dispatcher.call(ctx, call, { body: { [parameter]: request.query[parameter] } })
        const { lng } = ctx
        const sentence = translate(lng, done, {})
        const back = translate(lng, home, {})
        return reply.type('text/html; charset=utf-8').send(plainPage({ lng, sentence, back }))
      })
  })
