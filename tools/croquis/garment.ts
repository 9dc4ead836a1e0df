import type { Garment } from '../../db/seed/products/demo-garment.ts'

/** From which side the garment itself is seen. */
export type Side = 'front' | 'back'

/** Tells whether the details of a garment speak of something: « dentelle », « plis ». */
export const speaksOf = ({ details }: Garment, ...words: readonly string[]) =>
  details.some((detail) => words.some((word) => detail.includes(word)))
