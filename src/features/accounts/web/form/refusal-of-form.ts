import { ApiError, Unreachable } from '../../../../shared/api/api-error.ts'

const serverErrors = 500

interface FormRefusal {
  /** The fields at fault and why, in the order of the form. */
  readonly fields: readonly (readonly [name: string, sentence: string])[]
  /** What is said of the whole, when no field of this form is named: what the server says, or a sentence of ours. */
  readonly whole: 'unreachable' | 'failed' | { readonly said: string } | undefined
}

/** What a form that could not be sent tells its writer. */
export const refusalOfForm = (error: unknown, names: readonly string[]): FormRefusal => {
  if (error instanceof Unreachable) return { fields: [], whole: 'unreachable' }
  if (!(error instanceof ApiError) || error.status >= serverErrors || error.code === 'unexpected_answer')
    return { fields: [], whole: 'failed' }
  const fields = names.flatMap((name) => {
    const sentence = error.fields[name]
    return sentence === undefined ? [] : [[name, sentence] as const]
  })
  return { fields, whole: fields.length > 0 ? undefined : { said: error.message } }
}
