/** What a drawing is made from: the catalogue's own words for a piece. */
export interface Garment {
  readonly garment: string
  readonly silhouette: string
  readonly neckline: string
  readonly sleeves: string
  readonly length: string
  readonly train: string
  readonly back: string
  readonly colour: string
  readonly accent: string
  readonly details: readonly string[]
}

export type View = 'front' | 'back'

/** Tells whether the details of a piece speak of something: « dentelle », « plis ». */
export const speaksOf = ({ details }: Garment, ...words: readonly string[]) =>
  details.some((detail) => words.some((word) => detail.includes(word)))
