import type { FastifyInstance, FastifyRequest } from 'fastify'
import { houseResident } from '../../../features/settings/server/house.public.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Dispatcher } from '../../../platform/http/dispatcher.ts'
import { sendPlainPage } from '../../../platform/http/refusals/plain-page.ts'
import { pathTo } from '../../../sitemap.ts'
import { translate } from '../../i18n/translate.ts'

interface OneClickOptions {
  readonly dispatcher: Dispatcher
  readonly contextOf: (request: FastifyRequest) => Promise<Context>
}

/** A mail program sends « List-Unsubscribe=One-Click », and the form of the page sends an empty body. */
const mostBytes = 1024

/** The pages for unsubscribing by one click: page, parameter of the link, call, and text after success. */
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
 * Lets the pages for unsubscribing also accept a POST: from mail programs, which send no cookie, follow no redirect and
 * want no question (RFC 8058), and from the page itself where scripts do not run.
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
        const { name: houseName } = await ctx.resident(houseResident)
        return sendPlainPage(reply, { lng, houseName, sentence, back })
      })
  })
