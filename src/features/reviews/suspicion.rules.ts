/** Why a testimonial looks like spam. It is kept all the same: a person decides. */
export const suspicions = ['too_fast', 'links', 'repeated'] as const

export type Suspicion = (typeof suspicions)[number]

interface Written {
  readonly content: string
  /** From the opening of the form to its sending; unknown of programs. */
  readonly elapsedMs: number | undefined
  /** Somebody else sent the same words before. */
  readonly isRepeated: boolean
}

/** Nobody opens a form, reads it and writes ten characters in less. */
const leastElapsedMs = 3000

const link = /https?:\/\/|www\.|\[url|<a\s/i

/** What makes the house look twice before it publishes. */
export const suspicionOf = ({ content, elapsedMs, isRepeated }: Written): Suspicion | null => {
  if (link.test(content)) return 'links'
  if (isRepeated) return 'repeated'
  return elapsedMs !== undefined && elapsedMs < leastElapsedMs ? 'too_fast' : null
}

/**
 * The words of a text without accents, case, signs and spaces: what is sent again with a comma more is the same. A text
 * that is nothing but signs is told by these.
 */
export const wordsOf = (text: string) => {
  const plain = text.normalize('NFKD').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, '') || plain.replace(/\s+/g, '')
}
