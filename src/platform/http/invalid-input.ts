import type { z } from 'zod'

/** Input that its schema refuses; becomes a 422 with a message for each field, in the caller's language. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  readonly issues: z.ZodError['issues']

  constructor(error: z.ZodError) {
    super('Input does not match its schema')
    this.issues = error.issues
  }
}
