import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

interface EncodedPage {
  readonly body: Buffer
  /** Alternating names and values, which is the fastest form for writeHead. */
  readonly headers: string[]
  readonly etag: string
}

/** A rendered page, ready to be sent in each encoding. */
export interface CachedPage {
  readonly status: number
  readonly encoded: Readonly<Record<Encoding, EncodedPage>>
  readonly tags: ReadonlySet<string>
  readonly renderedAtMs: number
  readonly bytes: number
}

interface Rendered {
  readonly status: number
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly tags: ReadonlySet<string>
  readonly renderedAtMs: number
  /** Whether the page will be cached; a page for one visitor is compressed in one encoding, quickly. */
  readonly keep: boolean
}

const keptQuality = 6
const passingQuality = 3

const brotli = (html: Buffer, quality: number) =>
  promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Compresses a rendered page once in each encoding and prepares its headers. */
export const createCachedPage = async (rendered: Rendered): Promise<CachedPage> => {
  const { status, html, headers, tags, renderedAtMs, keep } = rendered
  const source = Buffer.from(html)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 22)
  const encoded = (encoding: Encoding, body: Buffer): EncodedPage => {
    const etag = `"${hash}-${encoding}"`
    return {
      body,
      etag,
      headers: flat({ ...headers, ...encodingHeader(encoding), etag, 'content-length': String(body.length) }),
    }
  }
  const [small, smallish] = await Promise.all([
    brotli(source, keep ? keptQuality : passingQuality),
    keep ? promisify(gzip)(source) : undefined,
  ])
  const identity = encoded('identity', source)
  const br = encoded('br', small)
  const gzipped = smallish ? encoded('gzip', smallish) : identity
  const bytes = br.body.length + gzipped.body.length + identity.body.length
  return { status, encoded: { br, gzip: gzipped, identity }, tags, renderedAtMs, bytes }
}

const encodingHeader = (encoding: Encoding) =>
  encoding === 'identity' ? {} : { 'content-encoding': encoding }

const flat = (headers: Readonly<Record<string, string>>) => Object.entries(headers).flat()
