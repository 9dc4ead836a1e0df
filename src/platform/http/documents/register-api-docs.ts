import type { FastifyInstance } from 'fastify'
import { apiDocsPage, apiDocsStyle } from './api-docs-page.ts'
import { openApiOf } from './open-api.ts'

/** `/api/openapi.json` for programs and `/api/docs` for people, from the same declarations. */
export const registerApiDocs = (server: FastifyInstance, options: Parameters<typeof openApiOf>[0]) => {
  const api = openApiOf(options)
  const page = apiDocsPage(api)
  server.get('/api/openapi.json', async () => api)
  server.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  server.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(apiDocsStyle),
  )
}
