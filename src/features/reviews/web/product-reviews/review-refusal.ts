import { ApiError } from '../../../../shared/api/api-error.ts'

interface Sentence {
  readonly title: 'signInTitle' | 'ratingRequiredTitle' | 'failedTitle'
  /** The key of a text of this page, or the sentence that the server sent. */
  readonly text: 'signIn' | 'ratingRequired' | 'failed' | { readonly said: string }
}

const unauthenticated = 401

/** What an author is told when a review could not be published (§5, §8). */
export const reviewRefusal = (error: unknown): Sentence => {
  if (!(error instanceof ApiError) || error.code === 'unexpected_answer')
    return { title: 'failedTitle', text: 'failed' }
  if (error.status === unauthenticated) return { title: 'signInTitle', text: 'signIn' }
  if (error.fields.rating) return { title: 'ratingRequiredTitle', text: 'ratingRequired' }
  return { title: 'failedTitle', text: { said: error.message } }
}
