import type { FastifyInstance } from 'fastify'

/** Many clients call everything JSON: a call that takes no body may say so too, and send none. */
export const readEmptyBodies = (server: FastifyInstance) => {
  const read = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : read(request, body, done),
  )
}
