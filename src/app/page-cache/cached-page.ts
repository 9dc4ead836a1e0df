import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

interface EncodedPage {
  readonly body: Buffer
  /** Name, value, name, value: what writeHead takes fastest. */
  readonly headers: readonly string[]
  readonly etag: string
}

/** A rendered page ready to be sent in each encoding. */
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
}

const brotliQuality = 6

const compressors: Readonly<Record<Encoding, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (html) => promisify(gzip)(html),
  identity: async (html) => html,
}

/** Compresses a rendered page once in each encoding and writes its headers down. */
export const createCachedPage = async ({
  status,
  html,
  headers,
  tags,
  renderedAtMs,
}: Rendered): Promise<CachedPage> => {
  const source = Buffer.from(html)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 22)
  const encode = async (encoding: Encoding): Promise<EncodedPage> => {
    const body = await compressors[encoding](source)
    const etag = `"${hash}-${encoding}"`
    return {
      body,
      etag,
      headers: flat({ ...headers, ...encodingHeader(encoding), etag, 'content-length': String(body.length) }),
    }
  }
  const [br, gzipped, identity] = await Promise.all([encode('br'), encode('gzip'), encode('identity')])
  const bytes = br.body.length + gzipped.body.length + identity.body.length
  return { status, encoded: { br, gzip: gzipped, identity }, tags, renderedAtMs, bytes }
}

const encodingHeader = (encoding: Encoding) =>
  encoding === 'identity' ? {} : { 'content-encoding': encoding }

const flat = (headers: Readonly<Record<string, string>>) => Object.entries(headers).flat()
