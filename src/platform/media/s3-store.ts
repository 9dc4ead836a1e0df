import { AwsClient } from 'aws4fetch'
import { contentTypeOf } from './content-types.ts'
import { assertMediaKey, isMediaKey, type MediaStore, mediaUrl } from './media-store.ts'

interface S3Settings {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly key: string
  readonly secret: string
}

const timeoutMs = 30_000

/** Stores media in any S3-compatible store; visitors still load them through our server, which caches them. */
export const s3Store = ({ endpoint, bucket, region, key: accessKeyId, secret }: S3Settings): MediaStore => {
  const client = new AwsClient({ accessKeyId, secretAccessKey: secret, region, service: 's3', retries: 3 })
  const call = async (key: string, init: RequestInit) => {
    const response = await client.fetch(`${endpoint}/${bucket}/${key}`, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok || response.status === 404) return response
    throw new Error(
      `The media store answered ${response.status} to ${init.method} ${key}: ${await response.text()}`,
    )
  }
  const remove = async (key: string) => {
    assertMediaKey(key)
    await call(key, { method: 'DELETE' })
  }
  return {
    put: async (key, bytes, contentType) => {
      assertMediaKey(key)
      const headers = { 'content-type': contentType, 'cache-control': 'public, max-age=31536000, immutable' }
      const { status } = await call(key, { method: 'PUT', body: new Uint8Array(bytes), headers })
      if (status === 404)
        throw new Error(`The media store has no bucket « ${bucket} »: create it or correct S3_BUCKET.`)
    },
    read: async (key) => {
      if (!isMediaKey(key)) return undefined
      const response = await call(key, { method: 'GET' })
      if (response.status === 404) return undefined
      return { bytes: new Uint8Array(await response.arrayBuffer()), contentType: contentTypeOf(key) }
    },
    remove,
    removeFolder: async (key) => {
      assertMediaKey(key)
      const list = await call(`?list-type=2&prefix=${encodeURIComponent(`${key}/`)}`, { method: 'GET' })
      for (const each of listedKeys(await list.text())) await remove(each)
    },
    urlOf: mediaUrl,
  }
}

/** A picture has a dozen files at most, far below the thousand at which a store sends a second page. */
const listedKeys = (xml: string) => [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key ?? '')
