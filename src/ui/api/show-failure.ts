import { ApiError } from '../../shared/api/api-error.ts'
import { notify } from '../toasts/toasts.ts'

/** The sentence of the server's refusal; undefined when the server was not reached. */
export const sentenceOf = (failure: unknown) => (failure instanceof ApiError ? failure.message : undefined)

/** Shows a toast that says what failed and why: the server's sentence, or ours when the server was not reached. */
export const showFailure = (title: string, failure: unknown, unreached?: string) =>
  notify('general', { title, description: sentenceOf(failure) ?? unreached, variant: 'destructive' })
