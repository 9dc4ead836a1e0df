import { clearText } from './clear-text.ts'

/** The lines of an error from `describeError`: its stack, then the stacks of its causes. */
export const troubleLines = (error: unknown): readonly string[] => {
  if (error === undefined || error === null) return []
  if (typeof error !== 'object') return [clearText(String(error))]
  const { type, message, stack, cause }: Partial<Record<string, unknown>> = { ...error }
  const own = typeof stack === 'string' ? stack : `${type ?? 'Error'}: ${message ?? 'no message'}`
  const [first = '', ...others] = troubleLines(cause)
  return [...own.split('\n').map(clearText), ...(first === '' ? [] : [`Caused by ${first}`, ...others])]
}
