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

/** Fields whose value is never logged. */
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

/** Removes the values that must not be logged from an entry, at any depth; errors have their own serializer. */
export const hidePersonalFields = (fields: Record<string, unknown>, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    entriesOf(fields).map(([name, value]) => [
      name,
      hiddenFields.has(name) ? hiddenValue : hideIn(value, depth),
    ]),
  )

/** A getter may throw; this must not stop the rest of the entry from being logged. */
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
 * Removes personal data from the messages of a written line: addresses, tokens, credentials, query strings. A JSON line
 * with escapes is parsed first: otherwise the « n » of an escaped line end would become part of the address behind it.
 */
export const withoutPersonalData = (line: string) =>
  line.includes('\\') ? `${JSON.stringify(clearedDeeply(JSON.parse(line)))}\n` : cleared(line)
