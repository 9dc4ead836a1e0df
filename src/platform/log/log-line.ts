/** One log entry as a short line of text: time, level, message, then what is left as key=value. */
export const asLine = (json: string) => {
  const { time, level, msg, err, ...rest } = parse(json)
  const pairs = Object.entries(rest).map(([key, value]) => `${key}=${short(value)}`)
  const trouble = hasStack(err) ? `\n${err.stack}` : ''
  return `${[clockTime(time), String(level).toUpperCase().padEnd(5), msg, ...pairs].filter(Boolean).join(' ')}${trouble}\n`
}

const parse = (json: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(json)
  return typeof value === 'object' && value !== null ? { ...value } : { msg: json }
}

const short = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const clockTime = (time: unknown) => String(time).slice(11, 19)

const hasStack = (value: unknown): value is { readonly stack: string } =>
  typeof value === 'object' && value !== null && 'stack' in value && typeof value.stack === 'string'
