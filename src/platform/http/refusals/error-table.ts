import type { ErrorKind } from '../../../shared/errors.ts'

/** The only place that maps a refusal to an HTTP status. */
export const statusOfKind: Readonly<Record<ErrorKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  invalid: 422,
  'too-many': 429,
  unexpected: 500,
  unavailable: 503,
}
