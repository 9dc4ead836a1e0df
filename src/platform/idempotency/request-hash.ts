import { createHash } from 'node:crypto'

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const inOrder = (_name: string, value: unknown) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  // A Map or a Set becomes {} in JSON: two different requests would be taken for the same one.
  if (!isPlain(value))
    throw new Error(`A ${value.constructor.name} cannot be told from another one in a request`)
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The SHA-256 of a request's values with names in order, which is the same however its JSON was written. */
export const requestHash = (request: object) =>
  createHash('sha256').update(JSON.stringify(request, inOrder)).digest('hex')
