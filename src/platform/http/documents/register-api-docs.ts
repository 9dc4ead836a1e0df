import type { FastifyInstance } from 'fastify'
import { apiDocsPage, apiDocsStyle } from './api-docs-page.ts'
import { openApiOf } from './open-api.ts'

/** `/api/openapi.json` for programs and `/api/docs` for people, from the same declarations. */
export const registerApiDocs = (server: FastifyInstance, options: Parameters<typeof openApiOf>[0]) => {
  // Both are megabytes, and few ever ask: they are made for the first caller, and kept as they go out.
  let described: Buffer | undefined
  let page: Buffer | undefined
  server.get('/api/openapi.json', async (_request, reply) => {
    described ??= Buffer.from(JSON.stringify(openApiOf(options)))
    return reply.type('application/json; charset=utf-8').send(described)
  })
  server.get('/api/docs', async (_request, reply) => {
    page ??= Buffer.from(apiDocsPage(openApiOf(options)))
    return reply.type('text/html; charset=utf-8').send(page)
  })
  server.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(apiDocsStyle),
  )
}
