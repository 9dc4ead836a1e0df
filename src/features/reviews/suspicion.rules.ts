/** Why a testimonial looks like spam. It is stored all the same, and an admin decides. */
export const suspicions = ['too_fast', 'links', 'repeated'] as const

export type Suspicion = (typeof suspicions)[number]

interface Written {
  readonly content: string
  /** The time from the opening of the form to its sending; undefined when the client does not send it. */
  readonly elapsedMs: number | undefined
  /** Whether the same words were sent before. */
  readonly isRepeated: boolean
}

/** No person can open a form, read it and write ten characters in less time. */
const leastElapsedMs = 3000

const link = /https?:\/\/|www\.|\[url|<a\s/i

/** The reason why the house should be careful before it publishes a testimonial; null when there is none. */
export const suspicionOf = ({ content, elapsedMs, isRepeated }: Written): Suspicion | null => {
  if (link.test(content)) return 'links'
  if (isRepeated) return 'repeated'
  return elapsedMs !== undefined && elapsedMs < leastElapsedMs ? 'too_fast' : null
}

/**
 * The words of a text without accents, case, punctuation and spaces, so that the same text with one more comma counts
 * as the same. A text without letters and digits is compared by its other characters.
 */
export const wordsOf = (text: string) => {
  const plain = text.normalize('NFKD').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, '') || plain.replace(/\s+/g, '')
}
