/** Codes by which drivers and server say that there is no database to talk to for now. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** What node-postgres says without a code. */
const sentences =
  /timeout exceeded when trying to connect|connection terminated|connection timeout|server closed the connection/i

const saysSo = (error: Error) =>
  ('code' in error && codes.has(String(error.code))) || sentences.test(error.message)

/** Whether this failed for want of the database, so that trying again in a moment makes sense. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error && (saysSo(error) || isDatabaseAway(error.cause))
