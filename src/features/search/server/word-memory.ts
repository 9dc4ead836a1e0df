import type { SpokenWord } from './spoken-words.ts'

type Read = (words: readonly string[]) => Promise<readonly SpokenWord[]>

/** Words that were already read. The stems of a word never change, so only the number of words is limited. */
export class WordMemory {
  readonly #capacity: number
  readonly #words = new Map<string, SpokenWord>()

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** Returns these words in their order. The new ones are read together. */
  async recall(words: readonly string[], read: Read): Promise<readonly SpokenWord[]> {
    const missing = [...new Set(words)].filter((word) => !this.#words.has(word))
    const fresh = new Map((missing.length > 0 ? await read(missing) : []).map((word) => [word.word, word]))
    const recalled = words.flatMap((word) => this.#words.get(word) ?? fresh.get(word) ?? [])
    for (const word of recalled) this.#keep(word)
    return recalled
  }

  #keep(word: SpokenWord) {
    this.#words.delete(word.word)
    this.#words.set(word.word, word)
    for (const oldest of this.#words.keys()) {
      if (this.#words.size <= this.#capacity) break
      this.#words.delete(oldest)
    }
  }
}
