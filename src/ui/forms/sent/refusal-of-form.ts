import { ApiError, Unreachable } from '../../../shared/api/api-error.ts'

const serverErrors = 500
const unauthenticated = 401

/** Sentences by status, for refusals that bring no sentence of their own. */
export type SentencesByStatus = ReadonlyMap<number, string>

interface FormRefusal<Name extends string> {
  /** The wrong fields and the reasons, in the order of the form. */
  readonly fields: readonly (readonly [name: Name, sentence: string])[]
  /** The error of the whole form, when no field of this form is named: the server's sentence, or the kind of ours. */
  readonly whole: 'unreachable' | 'failed' | 'unauthenticated' | { readonly said: string } | undefined
}

/** What a form that could not be sent tells the visitor. */
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

/** A proxy between the visitor and the server may refuse in its own way, without a sentence for people (§8). */
const wholeOf = (status: number, sentences: SentencesByStatus): FormRefusal<string>['whole'] => {
  const said = sentences.get(status)
  if (said !== undefined) return { said }
  return status === unauthenticated ? 'unauthenticated' : 'failed'
}
