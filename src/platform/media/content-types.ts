import { extname } from 'node:path'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
}

/** The type a stored file is served with, from its own name. */
export const contentTypeOf = (key: string) => types[extname(key)] ?? 'application/octet-stream'
