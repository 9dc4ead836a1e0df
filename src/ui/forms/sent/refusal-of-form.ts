import { ApiError, Unreachable } from '../../../shared/api/api-error.ts'

const serverErrors = 500
const unauthenticated = 401

/** Sentences for refusals that bring none of their own, by their status. */
export type SentencesByStatus = ReadonlyMap<number, string>

interface FormRefusal<Name extends string> {
  /** The fields at fault and why, in the order of the form. */
  readonly fields: readonly (readonly [name: Name, sentence: string])[]
  /** What is said of the whole, when no field of this form is named: what the server says, or a sentence of ours. */
  readonly whole: 'unreachable' | 'failed' | 'unauthenticated' | { readonly said: string } | undefined
}

/** What a form that could not be sent tells its writer. */
export const refusalOfForm = <Name extends string>(
  error: unknown,
  names: readonly Name[],
  sentences: SentencesByStatus = new Map(),
): FormRefusal<Name> => {
  if (error instanceof Unreachable) return { fields: [], whole: 'unreachable' }
  if (!(error instanceof ApiError) || error.status >= serverErrors) return { fields: [], whole: 'failed' }
  if (error.code === 'unexpected_answer') return { fields: [], whole: wholeOf(error.status, sentences) }
  const fields = names.flatMap((name) => {
    const sentence = error.fields[name]
    return sentence === undefined ? [] : [[name, sentence] as const]
  })
  return { fields, whole: fields.length > 0 ? undefined : { said: error.message } }
}

/** What stands between the visitor and the house may refuse in its own way, without a sentence for people (§8). */
const wholeOf = (status: number, sentences: SentencesByStatus): FormRefusal<string>['whole'] => {
  const said = sentences.get(status)
  if (said !== undefined) return { said }
  return status === unauthenticated ? 'unauthenticated' : 'failed'
}
