import { ApiError } from '../../shared/api/api-error.ts'
import { notify } from '../toasts/toasts.ts'

/** What the house said when it refused; undefined where it said nothing, because it was not reached. */
export const sentenceOf = (failure: unknown) => (failure instanceof ApiError ? failure.message : undefined)

/** Says in a notice that something could not be done, and why: in the words of the house, or in ours where it was not reached. */
export const showFailure = (title: string, failure: unknown, unreached?: string) =>
  notify('general', { title, description: sentenceOf(failure) ?? unreached, variant: 'destructive' })
