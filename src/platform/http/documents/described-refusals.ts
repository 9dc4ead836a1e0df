import type { Endpoint } from '../../../shared/api/contract.ts'
import type { ErrorKind } from '../../../shared/errors.ts'
import { statusOfKind } from '../refusals/error-table.ts'
import { type DescribedAnswer, json } from './described-answer.ts'

type Refusals = Readonly<Record<string, DescribedAnswer>>

const refusal = (description: string): DescribedAnswer => ({
  description,
  ...json({ $ref: '#/components/schemas/Error' }),
})

const refusalsOfJson: Refusals = {
  [statusOfKind['too-large']]: refusal('The body is too large'),
  [statusOfKind.unsupported]: refusal('Not application/json'),
}

const refusalsOfUpload: Refusals = {
  [statusOfKind['too-large']]: refusal('A file, or all of them together, are too large'),
  [statusOfKind.unsupported]: refusal('Not multipart/form-data, or a file of another kind'),
  [statusOfKind.unavailable]: refusal('Many uploads at the same time; see Retry-After'),
}

const refusalsOfRaw: Refusals = { [statusOfKind['too-large']]: refusal('The body is too large') }

/** The reasons for which the form of a request may be refused. */
const malformedOf = ({ body, upload, rawBody, idempotent }: Endpoint) => [
  ...(body || upload || rawBody ? ['The body could not be read'] : []),
  ...(idempotent ? ['The Idempotency-Key could not be read'] : []),
]

const invalidOf = ({ body, query, upload, rawBody, idempotent }: Endpoint) => [
  ...(query || upload || (body && !rawBody) ? ['Some fields are invalid; see fields'] : []),
  ...(idempotent ? ['The Idempotency-Key has come with another request before'] : []),
]

const refusalsOfBody = ({ body, upload, rawBody }: Endpoint): Refusals => {
  if (rawBody) return refusalsOfRaw
  if (upload) return refusalsOfUpload
  return body ? refusalsOfJson : {}
}

const forbiddenOf = ({ access, fresh, beforeFactor }: Endpoint) => [
  'Not allowed',
  ...(access === 'user' || beforeFactor
    ? []
    : [
        'With code `second_factor_needed`, the house asks its admins for a second step: POST /auth/second-factor',
      ]),
  ...(fresh
    ? ['With code `fresh_proof_needed`, a password or a code has to be shown again: POST /auth/proof']
    : []),
]

const refusalsOfAccess = (endpoint: Endpoint): Refusals =>
  endpoint.access === 'public'
    ? {}
    : {
        ...told('unauthenticated', 'Not signed in'),
        ...told('forbidden', forbiddenOf(endpoint).join('. ')),
      }

const told = (kind: ErrorKind, description: string | undefined): Refusals =>
  description ? { [statusOfKind[kind]]: refusal(description) } : {}

/** Every refusal that a call may get, as OpenAPI describes it. */
export const refusalsOf = (endpoint: Endpoint): Refusals => ({
  ...told('malformed', malformedOf(endpoint).join('. ')),
  ...refusalsOfAccess(endpoint),
  ...told('not-found', endpoint.params && 'Not found'),
  ...told('conflict', endpoint.conflicts),
  ...told('unavailable', 'The house is very busy; see Retry-After'),
  ...refusalsOfBody(endpoint),
  ...told('invalid', invalidOf(endpoint).join('. ')),
  ...told('too-many', 'Too many requests; see Retry-After'),
})
