/** The pages whose words the house may change: all of them, or those of the page's opening, by the names of its texts. */
export const wordsOfPages = {
  home: 'all',
  about: 'all',
  madeToMeasure: 'all',
  weddingGowns: 'all',
  eveningWear: 'all',
  shop: ['title', 'intro', 'meta.shopDescription'],
  booking: ['title', 'lead', 'description'],
  contact: ['title', 'lead', 'visitTitle', 'visitText', 'metaTitle', 'description'],
  lookbook: ['title', 'lead', 'closingTitle', 'closingText', 'description'],
  ideas: ['title', 'lead', 'closingTitle', 'closingText', 'description'],
  testimonialsPage: ['title', 'lead', 'metaTitle', 'description'],
  sizeGuide: ['lead', 'description'],
} as const satisfies Readonly<Record<string, 'all' | readonly string[]>>

export type WordedPage = keyof typeof wordsOfPages

export const wordedPages = Object.keys(wordsOfPages) as readonly WordedPage[]

/** Whether the house may change a text; of a page that is the house's altogether, only a browser knows the names. */
export const isWordOf = (page: WordedPage, key: string) => {
  const keys: 'all' | readonly string[] = wordsOfPages[page]
  return keys === 'all' || keys.includes(key)
}

/** A text in both languages; null is said as the software says it. */
export interface SaidWords {
  readonly fr: string | null
  readonly en: string | null
}

export const asItCame: SaidWords = { fr: null, en: null }

export const wordsLength = 1_200

/** The actions of the log that changed what a page says: its history. */
export const historyActions = ['changed', 'restored', 'next_published'] as const

/** The entries of a page of the history. */
export const historyPageSize = 10

/** What the software fills in, in double braces. */
const places = new Set(['city', 'house', 'price'])

const place = /\{\{(\w+)\}\}/g

/** Whether everything in double braces is something that the software fills in. */
export const hasKnownPlaces = (text: string) =>
  [...text.matchAll(place)].every(([, name]) => name !== undefined && places.has(name)) &&
  !/\{\{|\}\}/.test(text.replaceAll(place, ''))
