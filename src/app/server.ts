import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import fastifyStatic from '@fastify/static'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { brandFiles } from '../features/brand/server/brand-file.public.ts'
import type { Language } from '../shared/i18n/languages.ts'
import { languageAssets } from './wiring/assets/language-assets.ts'
import { textPreloads } from './wiring/assets/text-preloads.ts'
import { createWebServer } from './wiring/create-web-server.ts'
import { prepareSystem } from './wiring/prepare-system.ts'
import { runProcess } from './wiring/run-process.ts'

const clientFolder = join(import.meta.dirname, '../client')
const inLanguages = languageAssets(clientFolder)
// The generated module types absent options as undefined, which the optional fields of ServerBuild do not accept.
const { assets, ...built } = build as ServerBuild
const handlerIn = (lng: Language) =>
  createRequestHandler({ ...built, assets: inLanguages.assetsIn(assets, lng) }, 'production')
const handlers: Readonly<Record<Language, RequestHandler>> = { fr: handlerIn('fr'), en: handlerIn('en') }

await runProcess({
  prepare: prepareSystem,
  createServer: (system) =>
    createWebServer({
      system,
      handle: async (lng) => handlers[lng],
      preloadsOf: textPreloads(clientFolder, inLanguages),
      before: async (server) => {
        await server.register(fastifyStatic, {
          root: clientFolder,
          wildcard: false,
          globIgnore: [
            ...['.vite/**', '**/*.br', '**/*.gz'],
            // The house may have its own in their place.
            ...Object.keys(brandFiles).map((path) => path.slice(1)),
          ],
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
