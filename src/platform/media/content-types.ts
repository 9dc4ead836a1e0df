import { extname } from 'node:path'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
}

/** The content type of a stored file, from its name. */
export const contentTypeOf = (key: string) => types[extname(key)] ?? 'application/octet-stream'
