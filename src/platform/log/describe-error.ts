interface DescribedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: DescribedError
}

/**
 * An error as the log shows it. Database errors carry the row that failed (`detail`, Drizzle's `params`),
 * which may be a person's: only the statement and the server's own sentence are kept.
 */
export const describeError = (error: unknown): DescribedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: messageOf(error) }
  const message = withoutParams(error.message)
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message,
    ...('code' in error && { code: String(error.code) }),
    ...(error.stack && { stack: error.stack.replace(error.message, () => message) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Some libraries hand on an error's fields instead of the error. */
const messageOf = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown
    ? withoutParams(String(thrown.message))
    : String(thrown)

const withoutParams = (message: string) => message.replace(/\nparams: [\s\S]*$/, '')
