/** Codes by which drivers and server say that there is no database to talk to for now. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300',
  // A statement for a server that has become a copy which only reads.
  '25006',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
])

/** Codes by which file system and database say that nothing more can be written down. */
const full = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100', '53200', '58030'])

/** Everything that is wrong with a connection as such: class 08 of the standard. */
const isOfConnection = (code: string) => /^08...$/.test(code)

/** What node-postgres says without a code, also of a transaction whose connection was lost in the middle. */
const sentences =
  /timeout exceeded when trying to connect|connection terminated|connection timeout|server closed the connection|connection error and is not queryable|client was closed and is not queryable/i

/** What the embedded database says once it has given up, as over a full disk. */
const embeddedSentences = /no space left on device|pglite is closed/i

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

const anyOf = (error: unknown, says: (error: Error) => boolean): boolean =>
  error instanceof Error &&
  (says(error) ||
    anyOf(error.cause, says) ||
    (error instanceof AggregateError && error.errors.some((each) => anyOf(each, says))))

const isAway = (error: Error) =>
  away.has(codeOf(error)) || isOfConnection(codeOf(error)) || sentences.test(error.message)

const isFull = (error: Error) => full.has(codeOf(error)) || embeddedSentences.test(error.message)

/** Whether this failed for want of the database, or of room to write, so that trying again in a moment makes sense. */
export const isOutOfService = (error: unknown): boolean =>
  anyOf(error, (each) => isAway(each) || isFull(each))
