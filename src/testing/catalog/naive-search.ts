import type { products } from '../../features/catalog/server/catalog.table.ts'

/** A word with the forms in which it may appear in a text, listed by hand to check stems and synonyms. */
export interface NaiveWord {
  readonly written: string
  readonly itself: RegExp
  readonly near?: RegExp
}

type Product = typeof products.$inferSelect

/** The words of a product by field, in both languages, in lower case without accents. */
const textsOf = (product: Product) =>
  [
    [product.nameFr, product.nameEn],
    [
      product.sku.replace(/\W/g, ''),
      ...product.tagsFr,
      ...product.tagsEn,
      product.material,
      product.colorFr,
      product.colorEn,
    ],
    [product.descriptionFr, product.descriptionEn, product.compositionFr, product.compositionEn],
  ].map((texts) => texts.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())

const worthItself = [32, 8, 2]
const worthNear = [16, 4, 1]

/** The rank of a product for each of these words, computed from its texts: 0 where a word is missing. */
const ranksOf = (product: Product, words: readonly NaiveWord[]) => {
  const texts = textsOf(product)
  return words.map(({ itself, near }) =>
    Math.max(
      ...texts.map((text, place) => {
        if (itself.test(text)) return worthItself[place] ?? 0
        return near?.test(text) ? (worthNear[place] ?? 0) : 0
      }),
    ),
  )
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** The rank of a product for these words: 0 when one is missing. */
export const naiveRank = (product: Product, words: readonly NaiveWord[]) => {
  const ranks = ranksOf(product, words)
  return ranks.includes(0) ? 0 : sumOf(ranks)
}

/** The words that a search uses: all of them, or those of the product that has the most, ranks best and has the rarest. */
export const naiveKept = (products: readonly Product[], words: readonly NaiveWord[]) => {
  const each = products.map((product) => ranksOf(product, words))
  const holders = words.map((_, place) => each.filter((ranks) => ranks[place] !== 0).length)
  const held = each.map((ranks) => {
    const isHeld = (_: unknown, place: number) => ranks[place] !== 0
    return {
      words: words.filter(isHeld),
      rank: sumOf(ranks),
      common: sumOf(holders.filter(isHeld)),
      places: ranks.map((rank) => (rank === 0 ? 1 : 0)).join(''),
    }
  })
  const [best] = held.toSorted(
    (a, b) =>
      b.words.length - a.words.length ||
      b.rank - a.rank ||
      a.common - b.common ||
      (a.places < b.places ? -1 : 1),
  )
  return best && best.words.length > 0 ? best.words : words
}
