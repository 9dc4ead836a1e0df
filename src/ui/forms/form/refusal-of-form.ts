import { ApiError, Unreachable } from '../../../shared/api/api-error.ts'

/** The sentences for failures that bring none for people (§8). */
export interface FailureSentences {
  readonly failed: string
  /** For a server that was not reached; `failed` by default. */
  readonly unreachable?: string
  /** For refusals of a proxy between the visitor and the server. */
  readonly byStatus?: ReadonlyMap<number, string>
}

export interface FormRefusal {
  /** What is wrong with each field of this form that the server named. */
  readonly fields: ReadonlyMap<string, string>
  /** What is wrong with the whole form, when none of its fields is named. */
  readonly whole: string | undefined
}

const firstServerError = 500

const ofWhole = (whole: string): FormRefusal => ({ fields: new Map(), whole })

/** The refusal of a server that has read the form. */
export const refusalOfFields = (
  { fields, message }: Pick<ApiError, 'fields' | 'message'>,
  names: readonly string[],
): FormRefusal => {
  const own = Object.entries(fields).filter(([field]) => names.includes(field))
  return own.length > 0 ? { fields: new Map(own), whole: undefined } : ofWhole(message)
}

/** What a form that could not be sent tells the visitor. */
export const refusalOfForm = (
  error: unknown,
  names: readonly string[],
  { failed, unreachable = failed, byStatus }: FailureSentences,
): FormRefusal => {
  if (error instanceof Unreachable) return ofWhole(unreachable)
  if (!(error instanceof ApiError) || error.status >= firstServerError) return ofWhole(failed)
  if (error.code === 'unexpected_answer') return ofWhole(byStatus?.get(error.status) ?? failed)
  return refusalOfFields(error, names)
}

/** The one sentence of a failure, whichever fields it is about. */
export const sentenceOfFailure = (error: unknown, sentences: FailureSentences) =>
  refusalOfForm(error, [], sentences).whole ?? sentences.failed
