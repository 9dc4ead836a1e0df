import type { FastifyInstance } from 'fastify'
import { unsentParam } from '../../sitemap.ts'
import { pageAddressOf } from '../page-cache/page-key.ts'
import { tidyAddress } from '../page-cache/tidy-address.ts'

const seeOther = 303

const unsent = (target: string) => `${target}${target.includes('?') ? '&' : '?'}${unsentParam}=1`

/**
 * Our forms are sent by their scripts. One that was sent without them is posted to the address of its page: nothing of it
 * is read, and the same page says that it must be sent again. Being led there, whoever reloads it or comes Back to it posts nothing twice.
 */
export const registerEarlyForms = (server: FastifyInstance) =>
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined)
    scope.post('/*', (request, reply) => {
      const { target, cacheable: isPage } = pageAddressOf(tidyAddress(request.url), request.headers)
      if (!isPage) return reply.callNotFound()
      return reply.header('cache-control', 'no-store').redirect(unsent(target), seeOther)
    })
  })
