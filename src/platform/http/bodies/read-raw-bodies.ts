import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawBody, SignedBody } from '../../../shared/api/contract.ts'

/** The message of a provider is never nearly as large. */
const rawBodyLimitBytes = 256 * 1024

/** Makes the routes of a scope accept a body of any type and keep its bytes, because the sender has signed them. */
export const readRawBodies = (scope: FastifyInstance) => {
  scope.removeAllContentTypeParsers()
  const options = { parseAs: 'buffer', bodyLimit: rawBodyLimitBytes } as const
  scope.addContentTypeParser<Buffer>('*', options, async (_request: FastifyRequest, body: Buffer) => body)
}

/** The bytes of a request and the signature from its header; undefined when the header is missing. */
export const rawBodyOf = (
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
  { signatureHeaders }: SignedBody,
): RawBody => ({
  body: body instanceof Uint8Array ? body : new Uint8Array(),
  signature: signatureHeaders.map((name) => String(headers[name.toLowerCase()] ?? '')).find(Boolean) ?? '',
})
