export interface NumberedStem {
  readonly id: number
  readonly stem: string
}

/** The stems of all products and their numbers, in alphabetical order for words that are still being typed. */
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

  /** The numbers of the stems that begin so. */
  beginningWith(letters: string): readonly number[] {
    const numbers: number[] = []
    for (let at = this.#firstFrom(letters); this.#stems[at]?.startsWith(letters); at++) {
      const number = this.#numbers.get(this.#stems[at] ?? '')
      if (number !== undefined) numbers.push(number)
    }
    return numbers
  }

  /** Where the first stem stands that is not before these letters. */
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
