import { ApiError } from '../../../../shared/api/api-error.ts'

interface Sentence {
  readonly title: 'reviews:signInTitle' | 'ratingRequiredTitle' | 'reviews:failedTitle'
  /** The key of a text of this page, or the sentence that the server sent. */
  readonly text: 'reviews:signIn' | 'reviews:ratingRequired' | 'reviews:failed' | { readonly said: string }
}

const unauthenticated = 401

/** What an author is told when a review could not be published (§5, §8). */
export const reviewRefusal = (error: unknown): Sentence => {
  if (!(error instanceof ApiError) || error.code === 'unexpected_answer')
    return { title: 'reviews:failedTitle', text: 'reviews:failed' }
  if (error.status === unauthenticated) return { title: 'reviews:signInTitle', text: 'reviews:signIn' }
  if (error.fields.rating) return { title: 'ratingRequiredTitle', text: 'reviews:ratingRequired' }
  return { title: 'reviews:failedTitle', text: { said: error.message } }
}
