import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { reviewRefusal } from './review-refusal.ts'

describe('the author of a review that was not published', () => {
  it('is asked to sign in when the token is no longer good', () => {
    const refused = new ApiError(401, { code: 'sign_in_required', message: 'Non authentifié' })
    expect(reviewRefusal(refused)).toEqual({ title: 'reviews:signInTitle', text: 'reviews:signIn' })
  })

  it('is asked for stars when the server misses them', () => {
    const message = 'Certaines informations sont manquantes ou incorrectes.'
    const refused = new ApiError(422, { code: 'invalid_input', message, fields: { rating: 'Note' } })
    expect(reviewRefusal(refused)).toEqual({ title: 'ratingRequiredTitle', text: 'reviews:ratingRequired' })
  })

  it('hears what the server says', () => {
    const message = 'Vous avez déjà donné votre avis sur cette pièce.'
    const refused = new ApiError(409, { code: 'already_reviewed', message })
    expect(reviewRefusal(refused)).toEqual({ title: 'reviews:failedTitle', text: { said: message } })
  })

  it('hears that something went wrong when no server of ours says what', () => {
    const failed = { title: 'reviews:failedTitle', text: 'reviews:failed' }
    expect(reviewRefusal(new TypeError('Failed to fetch'))).toEqual(failed)
    const gateway = new ApiError(502, { code: 'unexpected_answer', message: 'Bad Gateway' })
    expect(reviewRefusal(gateway)).toEqual(failed)
  })
})
