import { unknownMaterial } from '../catalog/product.limits.ts'
import { claimsIn } from './bare-claims.ts'

/** What is known of a product while it is written. */
export interface WrittenFacts {
  readonly composition: string
  readonly name: string
  readonly description: string
  readonly priceEuros: number
  /** Each size that is sold, with what is there of it; '' for a product without sizes. */
  readonly stocks: readonly { readonly size: string; readonly stock: number }[]
  /** The French words of each picture. */
  readonly pictures: readonly string[]
  readonly english: Readonly<Record<'name' | 'description' | 'composition', string | null | undefined>>
  readonly care: string | null | undefined
  readonly color: string | null | undefined
  readonly material: string
  readonly tags: readonly string[]
}

/** Something that a product lacks, and of what: the sizes that are gone, the words that may not be said. */
export interface Lack<Name extends string> {
  readonly name: Name
  readonly detail?: string
}

/**
 * What a product lacks, in the order in which the law asks for it: its fibres (Regulation (EU) 1007/2011), its name and
 * text in French (law of 4 August 1994, L111-1), its price (L112-1), something that can be bought. Without these it is
 * not published. The others hold up its sale: they say why somebody cannot find, read or buy it, in one of the
 * languages, sizes or countries. The company delivers to every country, so abroad only the fibres can be wanting: who
 * buys them has to be able to read them (article 16 of the Regulation).
 */
export const lacksOf = (facts: WrittenFacts) => {
  const { english, stocks } = facts
  const isEnglish = Boolean(english.name && english.description)
  const out = stocks.filter(({ stock }) => stock === 0)
  const isSoldOut = stocks.length > 0 && out.length === stocks.length
  const claims = claimsIn([facts.name, facts.description, english.name ?? '', english.description ?? ''])
  return {
    forbidding: named({
      composition: facts.composition === '',
      name: facts.name === '',
      description: facts.description === '',
      sizes: stocks.length === 0,
    }),
    helping: named({
      claims: claims.join(', '),
      price: facts.priceEuros === 0,
      soldOut: isSoldOut,
      sizesOut: isSoldOut ? false : out.map(({ size }) => size).join(', '),
      pictures: facts.pictures.length === 0,
      // A picture is called like its product until somebody says what it shows.
      pictureWords: facts.pictures.some((words) => words === '' || words === facts.name),
      english: !isEnglish,
      fibresAbroad: facts.composition !== '' && !english.composition,
      care: !facts.care,
      color: !facts.color,
      material: facts.material === unknownMaterial,
      tags: facts.tags.length === 0,
    }),
  }
}

/** Those that hold; one that is a text holds where it is not empty, and the text says of what it holds. */
const named = <Name extends string>(lacks: Readonly<Record<Name, boolean | string>>): readonly Lack<Name>[] =>
  (Object.entries(lacks) as [Name, boolean | string][]).flatMap(([name, holds]) => {
    if (!holds) return []
    return [{ name, ...(typeof holds === 'string' && { detail: holds }) }]
  })

export type Lacks = ReturnType<typeof lacksOf>
