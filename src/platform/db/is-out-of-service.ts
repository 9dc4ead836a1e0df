/** Codes by which drivers and the server say that the database is not available for now. */
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
  // The server has become a read-only replica.
  '25006',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
])

/** Codes by which the file system and the database say that nothing more can be written. */
const full = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100', '53200', '58030'])

/** Class 08 of the SQL standard holds all errors of a connection. */
const isOfConnection = (code: string) => /^08...$/.test(code)

/** Messages of node-postgres that come without a code, also when a connection is lost during a transaction. */
const sentences =
  /timeout exceeded when trying to connect|connection terminated|connection timeout|server closed the connection|connection error and is not queryable|client was closed and is not queryable/i

/** Messages of the embedded database when it has failed, for instance on a full disk. */
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

/** Whether this failed because the database or disk space is missing, so that a retry in a moment makes sense. */
export const isOutOfService = (error: unknown): boolean =>
  anyOf(error, (each) => isAway(each) || isFull(each))
