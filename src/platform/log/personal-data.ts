const secretFields = [
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'clientSecret',
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

const hidden = [...secretFields, ...personalFields]

/** Fields whose value never reaches the log, at the top and two levels down (pino's redaction knows no deeper wildcard). */
export const censor = {
  replacement: '[hidden]',
  paths: hidden.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
}

const patterns: readonly (readonly [RegExp, string])[] = [
  [/:\/\/[^\s"/@]+@/g, '://[hidden]@'],
  [/[^\s"'<>()=,;:/\\]+@[^\s"'<>()=,;:/\\]+\.\p{L}{2,}/gu, '[e-mail]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]'],
  [/\b(Bearer|Basic) [\w.~+/=-]+/g, '$1 [hidden]'],
  [/(\/[^\s"?]*)\?[^\s"\\]+/g, '$1?[hidden]'],
]

/** Takes out of a written line what slipped into a message: addresses, tokens, credentials, query strings. */
export const withoutPersonalData = (line: string) =>
  patterns.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
