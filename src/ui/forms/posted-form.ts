import { data, redirect } from 'react-router'
import { ApiError } from '../../shared/api/api-error.ts'

/** The refusal of a form that was posted without scripts, and the values that it held. */
export interface RefusedPost<Draft> {
  readonly draft: Draft
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

interface PostedForm<Draft> {
  readonly draft: Draft
  readonly send: () => Promise<unknown>
  /** The address of the redirect after success, so that a reload posts nothing again. */
  readonly taken: string
}

const seeOther = 303

/**
 * The `action` of a posted form: it redirects after success, else shows the page again with the typed values and the
 * errors.
 */
export const answerPosted = async <Draft>({ draft, send, taken }: PostedForm<Draft>) => {
  try {
    await send()
    return redirect(taken, seeOther)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const refused: RefusedPost<Draft> = { draft, message: error.message, fields: error.fields }
    return data(refused, { status: error.status })
  }
}

const serverErrorsFrom = 500

interface Failed {
  /** The error that the script received, if the script sent the form. */
  readonly failure: unknown
  /** The refusal of the form that was posted before the script was loaded. */
  readonly refused: Omit<RefusedPost<unknown>, 'draft'> | undefined
  /** The sentence for a server that did not answer, or failed. */
  readonly unsent: string
}

/** The error that a form shows: the server's refusal, or a sentence that the server was not reached. */
export const saidOf = ({ failure, refused, unsent }: Failed): Failed['refused'] => {
  if (failure === null) return refused
  return failure instanceof ApiError && failure.status < serverErrorsFrom
    ? failure
    : { message: unsent, fields: {} }
}
