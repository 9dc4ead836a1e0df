import { ApiError } from '../../../shared/api/api-error.ts'

/** Why the house refused, in its own words; none when somebody else answered in its place, as a gateway does. */
export const wordsOfRefusal = (error: unknown) =>
  error instanceof ApiError && error.code !== 'unexpected_answer' ? error.message : undefined
