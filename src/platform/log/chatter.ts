/** What is noted of every request. */
export const requestNote = 'request'

/** What is noted when migrations were applied, of which a person saw each. */
export const schemaNote = 'schema brought up to date'

/** Entries that machines count and a person need not read, or has read: Fastify tells the addresses that the house prints. */
export const isChatter = ({ level, msg }: Record<string, unknown>) =>
  level === 'info' &&
  (msg === requestNote || msg === schemaNote || String(msg).startsWith('Server listening at '))
