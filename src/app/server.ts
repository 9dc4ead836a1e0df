import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import fastifyStatic from '@fastify/static'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createWebServer } from './wiring/create-web-server.ts'
import { prepareHouse } from './wiring/prepare-house.ts'
import { runProcess } from './wiring/run-process.ts'
import { textPreloads } from './wiring/text-preloads.ts'

const clientFolder = join(import.meta.dirname, '../client')
// The generated module types absent options as undefined, which ServerBuild's own optional fields do not admit.
const handler = createRequestHandler(build as ServerBuild, 'production')

await runProcess({
  prepare: prepareHouse,
  createServer: (system) =>
    createWebServer({
      system,
      handle: async () => handler,
      preloadsOf: textPreloads(clientFolder),
      before: async (server) => {
        await server.register(fastifyStatic, {
          root: clientFolder,
          wildcard: false,
          globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
          preCompressed: true,
          setHeaders: (reply, path) => {
            const hashed = path.includes('/assets/')
            reply.header(
              'cache-control',
              hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
            )
          },
        })
      },
    }),
})
