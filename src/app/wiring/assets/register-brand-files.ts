import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { brandFiles, ownFileAt } from '../../../features/brand/server/brand-file.public.ts'
import { brandResident } from '../../../features/brand/server/brand-in-place.public.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { MediaStore } from '../../../platform/media/media-store.ts'

interface BrandFilesOptions {
  readonly createContext: () => Pick<Context, 'resident'>
  readonly media: MediaStore
  /** Called when the pictures of the house could not be read; those of the software are shown meanwhile. */
  readonly onFailure: (error: unknown) => void
}

/** Where the pictures that came with the software lie, beside a build as well. */
const folder = join(process.cwd(), 'public')

/** A browser asks again after five minutes, so that another icon is seen the same day. */
const cacheControl = 'public, max-age=300, must-revalidate'

const hasCurrent = ({ headers }: FastifyRequest, etag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag)

/**
 * Serves icons and the picture of a shared link at the addresses that pages and browsers know: those of the house where
 * it has given any, else those of the software.
 */
export const registerBrandFiles = (
  server: FastifyInstance,
  { createContext, media, onFailure }: BrandFilesOptions,
) => {
  const ownFile = async (path: string) => {
    try {
      return ownFileAt(path, await createContext().resident(brandResident))
    } catch (error) {
      onFailure(error)
      return undefined
    }
  }
  const readOwn = async (key: string) => {
    try {
      return (await media.read(key))?.bytes
    } catch (error) {
      onFailure(error)
      return undefined
    }
  }
  for (const [path, { contentType }] of Object.entries(brandFiles))
    server.get(path, async (request, reply) => {
      reply.type(contentType).header('cache-control', cacheControl)
      const key = await ownFile(path)
      const etag = `"${key}"`
      if (key !== undefined && hasCurrent(request, etag)) return reply.header('etag', etag).code(304).send()
      const own = key === undefined ? undefined : await readOwn(key)
      if (!own) return readFile(join(folder, path))
      reply.header('etag', etag)
      return Buffer.from(own.buffer, own.byteOffset, own.byteLength)
    })
}
