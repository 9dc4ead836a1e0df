import { ApiError } from '../../../shared/api/api-error.ts'

/** Why the house refused, in its own words; none when a gateway answered in its place. */
export const wordsOfRefusal = (error: unknown) =>
  error instanceof ApiError && error.code !== 'unexpected_answer' ? error.message : undefined
