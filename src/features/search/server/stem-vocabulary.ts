export interface NumberedStem {
  readonly id: number
  readonly stem: string
}

/**
 * The stems of all products and their numbers, in alphabetical order, so that a word that
 * is still being typed is found.
 */
export class StemVocabulary {
  readonly #numbers: Map<string, number>
  readonly #stems: string[]
  readonly #known: Set<number>

  constructor(stems: readonly NumberedStem[]) {
    this.#numbers = new Map(stems.map(({ stem, id }) => [stem, id]))
    this.#stems = [...this.#numbers.keys()].sort()
    this.#known = new Set(this.#numbers.values())
  }

  numberOf(stem: string) {
    return this.#numbers.get(stem)
  }

  knows(id: number) {
    return this.#known.has(id)
  }

  add({ id, stem }: NumberedStem) {
    if (this.#known.has(id)) return
    this.#stems.splice(this.#firstFrom(stem), 0, stem)
    this.#numbers.set(stem, id)
    this.#known.add(id)
  }

  /** The numbers of the stems that begin with these letters. */
  beginningWith(letters: string): readonly number[] {
    const numbers: number[] = []
    for (let at = this.#firstFrom(letters); this.#stems[at]?.startsWith(letters); at++) {
      const number = this.#numbers.get(this.#stems[at] ?? '')
      if (number !== undefined) numbers.push(number)
    }
    return numbers
  }

  /** The index of the first stem that does not come before these letters. */
  #firstFrom(letters: string) {
    let [low, high] = [0, this.#stems.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#stems[middle] ?? '') < letters) low = middle + 1
      else high = middle
    }
    return low
  }
}
