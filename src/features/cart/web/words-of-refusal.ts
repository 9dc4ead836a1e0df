import { ApiError } from '../../../shared/api/api-error.ts'

/** The server's own words for a refusal; undefined when a gateway answered in its place. */
export const wordsOfRefusal = (error: unknown) =>
  error instanceof ApiError && error.code !== 'unexpected_answer' ? error.message : undefined
