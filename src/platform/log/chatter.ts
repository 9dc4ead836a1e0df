/** The message of the log entry for each request. */
export const requestNote = 'request'

/** The message after migrations were applied; a person at a terminal saw each of them. */
export const schemaNote = 'schema brought up to date'

/**
 * Entries that are for machines, or that a person at the terminal has seen already: Fastify logs the addresses that we
 * print.
 */
export const isChatter = ({ level, msg }: Record<string, unknown>) =>
  level === 'info' &&
  (msg === requestNote || msg === schemaNote || String(msg).startsWith('Server listening at '))
