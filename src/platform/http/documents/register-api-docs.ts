import type { FastifyInstance } from 'fastify'
import { apiDocsPage, apiDocsStyle } from './api-docs-page.ts'
import { openApiOf } from './open-api.ts'

/** Serves `/api/openapi.json` for programs and `/api/docs` for people, from the same declarations. */
export const registerApiDocs = (server: FastifyInstance, options: Parameters<typeof openApiOf>[0]) => {
  // Both documents are megabytes and seldom requested: they are made at the first request, and cached as they are sent.
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
