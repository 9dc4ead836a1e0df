import { createHash } from 'node:crypto'

/** The same for the same request, however its fields are ordered. */
export const requestHash = (request: object) =>
  createHash('sha256')
    .update(JSON.stringify(ordered(request)))
    .digest('hex')

const ordered = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .filter(([, field]) => field !== undefined)
        .map(([name, field]) => [name, ordered(field)])
        .toSorted()
    : value
