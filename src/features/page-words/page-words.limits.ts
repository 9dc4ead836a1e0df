/** The pages whose words the house may change, by the names of their texts. */
export const wordedPages = ['home', 'about', 'madeToMeasure', 'weddingGowns', 'eveningWear'] as const

export type WordedPage = (typeof wordedPages)[number]

export const wordsLength = 1_200

/** What the software fills in, in double braces. */
const places = new Set(['city', 'house', 'price'])

const place = /\{\{(\w+)\}\}/g

/** Whether everything in double braces is something that the software fills in. */
export const hasKnownPlaces = (text: string) =>
  [...text.matchAll(place)].every(([, name]) => name !== undefined && places.has(name)) &&
  !/\{\{|\}\}/.test(text.replaceAll(place, ''))

/** A text with its places filled in; one that is not given stays as it is. */
export const withPlaces = (text: string, values: Readonly<Record<string, unknown>>) =>
  text.replaceAll(place, (left, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : left,
  )
