import type { Issues } from '../refusals/invalid-input.ts'

/** A value with its path, which is only written out when the value is refused. */
interface Place {
  readonly value: unknown
  readonly name?: string | number
  readonly inside?: Place
}

/** PostgreSQL cannot store the NUL character and half of a surrogate pair in a text. */
const unreadable = /\0|\p{Cs}/u

/** At most so many problems are reported, because an input can consist of nothing else. */
const mostRefused = 20
const mostSteps = 20

const partsOf = (value: unknown): readonly (readonly [string | number, unknown])[] => {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return []
  return Array.isArray(value) ? value.map((part, index) => [index, part]) : Object.entries(value)
}

/** The first steps of a path, which can be as long as the input is deep. */
const pathTo = (refused: Place) => {
  const path: (string | number)[] = []
  for (let place: Place | undefined = refused; place; place = place.inside)
    if (place.name !== undefined) path.push(place.name)
  return path.reverse().slice(0, mostSteps)
}

const isUnreadable = (text: unknown) => typeof text === 'string' && unreadable.test(text)

/**
 * Finds names and texts anywhere in an input that the database could not store. It does not recurse, because lists can
 * be nested without limit.
 */
export const unreadableTexts = (input: unknown): Issues => {
  const refused: Place[] = []
  const waiting: Place[] = [{ value: input }]
  for (let place = waiting.pop(); place && refused.length < mostRefused; place = waiting.pop()) {
    if (isUnreadable(place.value)) refused.push(place)
    const parts = partsOf(place.value)
    if (parts.some(([name]) => isUnreadable(name))) refused.push(place)
    for (const [name, value] of parts) waiting.push({ name, value, inside: place })
  }
  return refused.map((place) => ({
    code: 'custom',
    path: pathTo(place),
    message: 'request:fields.unreadable',
    input: undefined,
  }))
}
