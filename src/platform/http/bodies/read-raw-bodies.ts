import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawBody, SignedBody } from '../../../shared/api/contract.ts'

/** No provider's message is nearly as large. */
const rawBodyLimitBytes = 256 * 1024

/** Lets the routes of a scope take a body of any type, and leaves it as it came: its sender has signed these bytes. */
export const readRawBodies = (scope: FastifyInstance) => {
  scope.removeAllContentTypeParsers()
  const options = { parseAs: 'buffer', bodyLimit: rawBodyLimitBytes } as const
  scope.addContentTypeParser<Buffer>('*', options, async (_request: FastifyRequest, body: Buffer) => body)
}

/** The bytes of a request and what its header says that they are signed with; nothing when it says nothing. */
export const rawBodyOf = (
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
  { signatureHeaders }: SignedBody,
): RawBody => ({
  body: body instanceof Uint8Array ? body : new Uint8Array(),
  signature: signatureHeaders.map((name) => String(headers[name.toLowerCase()] ?? '')).find(Boolean) ?? '',
})
