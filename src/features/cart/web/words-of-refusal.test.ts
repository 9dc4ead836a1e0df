import { expect, it } from 'vitest'
import { ApiError, Unreachable } from '../../../shared/api/api-error.ts'
import { wordsOfRefusal } from './words-of-refusal.ts'

it('repeats what the house says, and nobody else', () => {
  const message = 'Il n’en reste que 2.'
  expect(wordsOfRefusal(new ApiError(409, { code: 'not_enough', message }))).toBe(message)
  const gateway = new ApiError(502, { code: 'unexpected_answer', message: 'Bad Gateway' })
  for (const error of [gateway, new Unreachable('No way'), new TypeError('no script')])
    expect(wordsOfRefusal(error)).toBeUndefined()
})
