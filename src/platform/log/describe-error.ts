interface DescribedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: DescribedError
}

/** Limits the chain of causes, because an error may be its own cause. */
const mostCauses = 5

/**
 * An error as the log shows it. Database errors carry the row that failed (`detail`, Drizzle's `params`),
 * which may be a person's: only the statement and the server's own sentence are kept.
 */
export const describeError = (error: unknown): DescribedError => described(error, mostCauses)

const described = (error: unknown, causesLeft: number): DescribedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: messageOf(error) }
  const whole = textOf(error.message)
  const message = withoutParams(whole)
  return {
    type: error.name === 'Error' ? error.constructor.name : textOf(error.name),
    message,
    ...('code' in error && { code: textOf(error.code) }),
    ...(error.stack && { stack: textOf(error.stack).replace(whole, () => message) }),
    ...(error.cause !== undefined && causesLeft > 0 && { cause: described(error.cause, causesLeft - 1) }),
  }
}

/** Some libraries throw an object with the fields of an error instead of an error. */
const messageOf = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown
    ? withoutParams(textOf(thrown.message))
    : textOf(thrown)

/** Any value can be thrown, even one that cannot be converted to text. */
const textOf = (value: unknown) => {
  try {
    return String(value)
  } catch {
    return '[no text]'
  }
}

const withoutParams = (message: string) => message.replace(/\nparams: [\s\S]*$/, '')
