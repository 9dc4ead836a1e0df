import { createServer } from 'vite'

// Fastify serves in development too, so Vite is a guest in its process instead of the server of its own CLI.
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } })
const { startDev }: Record<string, unknown> = await vite.ssrLoadModule('/src/app/dev.ts')
if (typeof startDev !== 'function') throw new Error('src/app/dev.ts exports no startDev')
await startDev({ vite })
