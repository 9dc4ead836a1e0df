import type { FastifyInstance } from 'fastify'

/** Many clients send a JSON content type with every call: a call that takes no body accepts it with an empty body. */
export const readEmptyBodies = (server: FastifyInstance) => {
  const read = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : read(request, body, done),
  )
}
