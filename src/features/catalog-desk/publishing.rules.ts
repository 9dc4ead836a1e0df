/** What is known of a product while it is written. */
export interface WrittenFacts {
  readonly composition: string
  readonly name: string
  readonly description: string
  readonly priceEuros: number
  readonly sizes: number
  /** The French words of each picture. */
  readonly pictures: readonly string[]
  readonly english: Readonly<Record<'name' | 'description' | 'composition', string | null | undefined>>
  readonly care: string | null | undefined
  readonly color: string | null | undefined
}

/**
 * What a product lacks, in the order in which the law asks for it: its fibres (Regulation (EU) 1007/2011), its name and
 * text in French (law of 4 August 1994, L111-1), its price (L112-1), something that can be bought. Without these it is
 * not published; the others only help.
 */
export const lacksOf = (facts: WrittenFacts) => {
  const { english } = facts
  const isEnglish = Boolean(english.name && english.description && english.composition)
  return {
    forbidding: named({
      composition: facts.composition === '',
      name: facts.name === '',
      description: facts.description === '',
      sizes: facts.sizes === 0,
    }),
    helping: named({
      price: facts.priceEuros === 0,
      pictures: facts.pictures.length === 0,
      // A picture is called like its product until somebody says what it shows.
      pictureWords: facts.pictures.some((words) => words === '' || words === facts.name),
      english: !isEnglish,
      care: !facts.care,
      color: !facts.color,
    }),
  }
}

const named = <Name extends string>(lacks: Readonly<Record<Name, boolean>>) =>
  (Object.entries(lacks) as [Name, boolean][]).flatMap(([name, isLacking]) => (isLacking ? [name] : []))

export type Lacks = ReturnType<typeof lacksOf>
