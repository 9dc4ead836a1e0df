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
  /** The cloth as the shop's filter names it: « Satin », « Velours ». */
  readonly material: string
  /** Written by hand in the corner of the sheet. */
  readonly reference: string
}

export const views = ['front', 'back', 'detail', 'swatch'] as const

export type View = (typeof views)[number]

/** From which side the garment itself is seen. */
export type Side = 'front' | 'back'

/** Tells whether the details of a piece speak of something: « dentelle », « plis ». */
export const speaksOf = ({ details }: Garment, ...words: readonly string[]) =>
  details.some((detail) => words.some((word) => detail.includes(word)))
