const secretFields = [
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'clientSecret',
  'challenge',
  'recoveryCodes',
  'authorization',
  'cookie',
  'cardNumber',
  'cvc',
]

const personalFields = [
  'email',
  'to',
  'name',
  'firstName',
  'lastName',
  'fullName',
  'phone',
  'address',
  'shippingAddress',
  'billingAddress',
  'ip',
  'remoteAddress',
]

/** Fields whose value never reaches the log. */
export const hiddenNames = [...secretFields, ...personalFields]

export const hiddenValue = '[hidden]'

const hiddenFields = new Set(hiddenNames)
const deepest = 6

const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const hideIn = (value: unknown, depth: number): unknown => {
  if (depth > deepest) return '[deep]'
  if (Array.isArray(value)) return value.map((item) => hideIn(item, depth + 1))
  return isPlain(value) ? hidePersonalFields(value, depth + 1) : value
}

/** The fields of an entry without the values that never reach the log, at any depth; errors have a serializer of their own. */
export const hidePersonalFields = (fields: Record<string, unknown>, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    entriesOf(fields).map(([name, value]) => [
      name,
      hiddenFields.has(name) ? hiddenValue : hideIn(value, depth),
    ]),
  )

/** A field may be computed, and fail: what is to be told must not fail with it. */
const entriesOf = (fields: Record<string, unknown>): readonly (readonly [string, unknown])[] => {
  try {
    return Object.entries(fields)
  } catch {
    return [['fields', '[unreadable]']]
  }
}

const patterns: readonly (readonly [RegExp, string])[] = [
  [/:\/\/[^\s"/@]+@/g, '://[hidden]@'],
  [/[^\s"'<>()=,;:/\\]+@[^\s"'<>()=,;:/\\]+\.\p{L}{2,}/gu, '[e-mail]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]'],
  [/\b(Bearer|Basic) [\w.~+/=-]+/g, '$1 [hidden]'],
  [/(\/[^\s"?]*)\?[^\s"\\]+/g, '$1?[hidden]'],
]

const cleared = (text: string) =>
  patterns.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)

const clearedDeeply = (value: unknown): unknown => {
  if (typeof value === 'string') return cleared(value)
  if (Array.isArray(value)) return value.map(clearedDeeply)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [cleared(name), clearedDeeply(each)]))
}

/**
 * Takes out of a written line what slipped into a message: addresses, tokens, credentials, query strings. A line with
 * escapes is taken apart for it: read as a whole, the « n » of a line end would belong to the address behind it.
 */
export const withoutPersonalData = (line: string) =>
  line.includes('\\') ? `${JSON.stringify(clearedDeeply(JSON.parse(line)))}\n` : cleared(line)
