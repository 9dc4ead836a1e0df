import { expect, it } from 'vitest'
import { ApiError, Unreachable } from '../../shared/api/api-error.ts'
import { toasts } from '../toasts/toasts.ts'
import { showFailure } from './show-failure.ts'

it('gives the reason of the house, and ours where the house was not reached', () => {
  showFailure(
    'Not saved',
    new ApiError(409, { code: 'changed', message: 'Somebody else was faster.' }),
    'Try again',
  )
  showFailure('Not saved', new Unreachable('away'), 'Try again')
  expect(toasts.list().map(({ title, description, variant }) => [title, description, variant])).toEqual([
    ['Not saved', 'Somebody else was faster.', 'destructive'],
    ['Not saved', 'Try again', 'destructive'],
  ])
})
