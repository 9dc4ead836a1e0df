import { createHash } from 'node:crypto'

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const inOrder = (_name: string, value: unknown) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  // A Map or a Set is {} in JSON: two requests that differ would be taken for one.
  if (!isPlain(value))
    throw new Error(`A ${value.constructor.name} cannot be told from another one in a request`)
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** By what a request is known again, however its JSON was written: the SHA-256 of its values, names in order. */
export const requestHash = (request: object) =>
  createHash('sha256').update(JSON.stringify(request, inOrder)).digest('hex')
