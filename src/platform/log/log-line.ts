import { isChatter } from './chatter.ts'
import { clearText } from './clear-text.ts'

/** The lines of an error from `describeError`: its stack, then the stacks of its causes. */
const troubleLines = (error: unknown): readonly string[] => {
  if (error === undefined || error === null) return []
  if (typeof error !== 'object') return [clearText(String(error))]
  const { type, message, stack, cause }: Partial<Record<string, unknown>> = { ...error }
  const own = typeof stack === 'string' ? stack : `${type ?? 'Error'}: ${message ?? 'no message'}`
  const [first = '', ...others] = troubleLines(cause)
  return [...own.split('\n').map(clearText), ...(first === '' ? [] : [`Caused by ${first}`, ...others])]
}

const labels: Readonly<Record<string, string>> = {
  warn: 'Warning: ',
  error: 'Error: ',
  fatal: 'Fatal error: ',
}
const idsOfUneventfulCalls = ['requestId', 'sessionId']
const longestValue = 200
const mostListed = 3

/**
 * Formats a log entry for a person: the time, the message, the important fields, and below them the stack of an error.
 * Whatever was logged, further lines are indented, and no control code reaches the terminal.
 */
export const asLine = (json: string, { withChatter }: { readonly withChatter: boolean }) => {
  const entry = parse(json)
  if (!withChatter && isChatter(entry)) return ''
  const { time: _time, level, msg, err, error, ...rest } = entry
  const label = labels[String(level)] ?? ''
  const fields = Object.entries(rest)
    .filter(([name]) => label !== '' || !idsOfUneventfulCalls.includes(name))
    .map(([name, value]) => `${inWords(name)}: ${short(value)}`)
  const sentence = upperFirst(`${label}${clearText(String(msg ?? ''))}`)
  const details = fields.length > 0 ? ` (${fields.join(', ')})` : ''
  const trouble = troubleLines(err ?? error).map((line) => `    ${line}\n`)
  return `${clockTime()} ${sentence}${details}\n${trouble.join('')}`
}

const parse = (json: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : { msg: json }
  } catch {
    return { msg: json }
  }
}

/** An entry is written as soon as it is made, and a person reads it in the time zone of the terminal. */
const clockTime = () => Temporal.Now.plainTimeISO().toString({ smallestUnit: 'second' })

const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const inWords = (name: string) =>
  clearText(name)
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()

const short = (value: unknown) => {
  const text = clearText(textOf(value))
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value))
    return value.length > mostListed ? `${value.length} in all` : value.map(textOf).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
