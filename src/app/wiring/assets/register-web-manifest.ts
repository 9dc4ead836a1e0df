import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defaultLanguage } from '../../../shared/i18n/languages.ts'
import { paperGround } from '../../../shared/pictures/paper-ground.ts'
import { themeColors } from '../../../ui/theme/theme-colors.ts'

interface WebManifestOptions {
  readonly houseName: (request: FastifyRequest) => Promise<string>
}

/** Serves the web app manifest: the name from the settings, and the icons. */
export const registerWebManifest = (server: FastifyInstance, { houseName }: WebManifestOptions) => {
  server.get('/site.webmanifest', async (request, reply) => {
    const name = await houseName(request)
    reply.header('content-type', 'application/manifest+json').header('cache-control', 'public, max-age=3600')
    return JSON.stringify({
      id: '/',
      name,
      short_name: name,
      // This is the language of the name; the site itself opens in the visitor's language.
      lang: defaultLanguage,
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'browser',
      background_color: paperGround,
      theme_color: themeColors.light,
      icons: [192, 512].flatMap((size) =>
        ['any', 'maskable'].map((purpose) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      ),
    })
  })
}
