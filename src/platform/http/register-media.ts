import type { FastifyInstance } from 'fastify'
import { requestErrors } from '../../shared/request-errors.ts'
import type { MediaStore } from '../media/media-store.ts'
import { readServed } from '../media/read-served.ts'

/** Serves stored pictures; a key names its content, so browsers can cache a file for ever. */
export const registerMedia = (server: FastifyInstance, media: MediaStore) => {
  server.get<{ Params: { '*': string } }>('/media/*', async ({ params }, reply) => {
    const key = params['*']
    const stored = await readServed(media, key)
    if (!stored) throw requestErrors.unknownCall()
    reply.type(stored.contentType).header('etag', `"${key}"`)
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    // Letters show pictures of the house, and mail that is read in a browser is on a page of others.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return Buffer.from(stored.bytes.buffer, stored.bytes.byteOffset, stored.bytes.byteLength)
  })
}
