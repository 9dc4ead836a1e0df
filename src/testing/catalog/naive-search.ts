import type { products } from '../../features/catalog/server/catalog.table.ts'

/** A word and what it may look like in a text, spelled out by hand: the measure of stems and synonyms. */
export interface NaiveWord {
  readonly written: string
  readonly itself: RegExp
  readonly near?: RegExp
}

type Piece = typeof products.$inferSelect

/** The words of a piece by place, in both languages, without accents and in small letters. */
const textsOf = (piece: Piece) =>
  [
    [piece.nameFr, piece.nameEn],
    [
      piece.sku.replace(/\W/g, ''),
      ...piece.tagsFr,
      ...piece.tagsEn,
      piece.material,
      piece.colorFr,
      piece.colorEn,
    ],
    [piece.descriptionFr, piece.descriptionEn, piece.compositionFr, piece.compositionEn],
  ].map((texts) => texts.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())

const worthItself = [32, 8, 2]
const worthNear = [16, 4, 1]

/** How well a piece answers these words, worked out on its texts: 0 when one is missing. */
export const naiveRank = (piece: Piece, words: readonly NaiveWord[]) => {
  const texts = textsOf(piece)
  const best = ({ itself, near }: NaiveWord) =>
    Math.max(
      ...texts.map((text, place) => {
        if (itself.test(text)) return worthItself[place] ?? 0
        return near?.test(text) ? (worthNear[place] ?? 0) : 0
      }),
    )
  const ranks = words.map(best)
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0)
}
