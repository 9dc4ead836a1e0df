import { data, redirect } from 'react-router'
import { ApiError } from '../../shared/api/api-error.ts'

/** What came of a form that was posted without scripts, and what stood in it. */
export interface RefusedPost<Draft> {
  readonly draft: Draft
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

interface PostedForm<Draft> {
  readonly draft: Draft
  readonly send: () => Promise<unknown>
  /** Where the page leads once it is taken, so that coming back posts nothing. */
  readonly taken: string
}

const seeOther = 303

/** The `action` of a posted form: the way on, or the same page with what was typed and what is wrong with it. */
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
  /** What the script was told, if it has sent the form. */
  readonly failure: unknown
  /** What came of the form before the script did. */
  readonly refused: Omit<RefusedPost<unknown>, 'draft'> | undefined
  /** Said where the house did not answer, or could not. */
  readonly unsent: string
}

/** What a form says went wrong: what the house refused, or that it was not reached. */
export const saidOf = ({ failure, refused, unsent }: Failed): Failed['refused'] => {
  if (failure === null) return refused
  return failure instanceof ApiError && failure.status < serverErrorsFrom
    ? failure
    : { message: unsent, fields: {} }
}
