import type { FastifyInstance, FastifyRequest } from 'fastify'

interface WebManifestOptions {
  readonly houseName: (request: FastifyRequest) => Promise<string>
}

/** The paper that the icons are drawn on. */
const paper = '#f4ecdf'

/** What a home screen keeps of the house: its name as the house itself gives it, and its icons. */
export const registerWebManifest = (server: FastifyInstance, { houseName }: WebManifestOptions) => {
  server.get('/site.webmanifest', async (request, reply) => {
    const name = await houseName(request)
    reply.header('content-type', 'application/manifest+json').header('cache-control', 'public, max-age=3600')
    return JSON.stringify({
      name,
      short_name: name,
      start_url: '/',
      display: 'browser',
      background_color: paper,
      theme_color: paper,
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
