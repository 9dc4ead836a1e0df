import { data, redirect } from 'react-router'
import { ApiError } from '../../../shared/api/api-error.ts'

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
