import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'

export type Encoding = 'br' | 'zstd' | 'gzip'

interface EncodedPage {
  readonly body: Buffer
  /** Alternating names and values, which is the fastest form for writeHead. */
  readonly headers: string[]
}

/** A rendered page, ready to be sent in each encoding. */
export interface CachedPage {
  readonly status: number
  /** The page in an encoding that its reader accepts. */
  readonly encodedFor: (accepted: ReadonlySet<Encoding>) => EncodedPage
  /** Whether the reader has the page already, by the entity tags that the request names. */
  readonly isAmong: (entityTags: string, accepted: ReadonlySet<Encoding>) => boolean
  readonly tags: ReadonlySet<string>
  readonly renderedAtMs: number
  /** The most memory that it takes, with all its encodings. */
  readonly bytes: number
}

interface Rendered {
  readonly status: number
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly tags: ReadonlySet<string>
  readonly renderedAtMs: number
}

const brotliAt = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
const zstdAt = (level: number) => ({ params: { [constants.ZSTD_c_compressionLevel]: level } })

/** What the first reader waits for. */
const quickly: Readonly<Record<Encoding, (html: Buffer) => Buffer>> = {
  zstd: (html) => zstdCompressSync(html, zstdAt(3)),
  br: (html) => brotliCompressSync(html, brotliAt(3)),
  gzip: (html) => gzipSync(html, { level: 1 }),
}
const bySpeed: readonly Encoding[] = ['zstd', 'br', 'gzip']

/** What is made beside requests for a page that is asked for again. */
const strongly: Readonly<Record<Encoding, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) => promisify(brotliCompress)(html, brotliAt(6)),
  zstd: (html) => promisify(zstdCompress)(html, zstdAt(12)),
  gzip: (html) => promisify(gzip)(html),
}
const bySize: readonly Encoding[] = ['br', 'zstd', 'gzip']

/** An encoded page of HTML takes a fifth of it or less: there is room for each of them. */
const bytesPerByte = 1.6

/**
 * Prepares a rendered page for its readers. The first gets it compressed quickly, in the encoding that they accept: it may
 * be the only one. When it is asked for again, it is compressed strongly beside the requests, once in each encoding.
 */
export const createCachedPage = ({ status, html, headers, tags, renderedAtMs }: Rendered): CachedPage => {
  const source = Buffer.from(html)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 22)
  const encoded = (name: string, body: Buffer, encoding?: Encoding): EncodedPage => ({
    body,
    headers: Object.entries({
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      etag: `"${hash}-${name}"`,
      'content-length': String(body.length),
    }).flat(),
  })
  const whole = encoded('identity', source)
  const quick = new Map<Encoding, EncodedPage>()
  const strong = new Map<Encoding, EncodedPage>()
  const beingMade = new Set<Encoding>()
  let isFirst = true

  const strengthen = async (encoding: Encoding) => {
    if (beingMade.has(encoding)) return
    beingMade.add(encoding)
    strong.set(encoding, encoded(encoding, await strongly[encoding](source), encoding))
  }

  const quicklyEncoded = (encoding: Encoding) => {
    const made = quick.get(encoding)
    if (made) return made
    const page = encoded(`${encoding}-quick`, quickly[encoding](source), encoding)
    quick.set(encoding, page)
    return page
  }

  return {
    status,
    tags,
    renderedAtMs,
    bytes: Math.ceil(source.length * bytesPerByte),
    encodedFor: (accepted) => {
      const smallest = bySize.find((encoding) => accepted.has(encoding))
      const quickest = bySpeed.find((encoding) => accepted.has(encoding))
      if (!(smallest && quickest)) return whole
      const made = strong.get(smallest)
      if (made) return made
      // What fails here failed for want of memory: the page is there as it is.
      if (!isFirst) strengthen(smallest).catch(() => undefined)
      isFirst = false
      return quicklyEncoded(quickest)
    },
    isAmong: (entityTags, accepted) =>
      ['identity', ...accepted].some((encoding) => entityTags.includes(`"${hash}-${encoding}`)),
  }
}
