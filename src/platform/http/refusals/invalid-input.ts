import type { z } from 'zod'

export type Issues = z.ZodError['issues']

/** The refusal of one field, by what only an operation knows. */
export const refusedField = (path: readonly (string | number)[], message: string): Issues[number] => ({
  code: 'custom',
  path: [...path],
  message,
  input: undefined,
})

/** Input that is refused; becomes a 422 with a message for each field, in the caller's language. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  readonly issues: Issues

  constructor(issues: Issues) {
    super('Input does not match its schema')
    this.issues = issues
  }
}
