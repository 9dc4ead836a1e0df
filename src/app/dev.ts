import { createRequestHandler, type ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { brandFiles } from '../features/brand/server/brand-file.public.ts'
import { createWebServer } from './wiring/create-web-server.ts'
import { prepareSystem } from './wiring/prepare-system.ts'
import { runProcess } from './wiring/run-process.ts'

/** Runs the development server: every page is rendered anew, and changes are shown as they are saved. */
export const startDev = ({ vite }: { vite: ViteDevServer }) =>
  runProcess({
    prepare: prepareSystem,
    createServer: (system) =>
      createWebServer({
        system,
        preloadsOf: () => [],
        handle: async () => {
          const build: unknown = await vite.ssrLoadModule('virtual:react-router/server-build')
          return createRequestHandler(build as ServerBuild, 'development')
        },
        around: (handler) => (request, response) => {
          // Vite would give those of the software, where the house has its own.
          if (Object.hasOwn(brandFiles, request.url?.split('?')[0] ?? '')) handler(request, response)
          else vite.middlewares(request, response, () => handler(request, response))
        },
      }),
  })
