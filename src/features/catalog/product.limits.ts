import type { Material } from './catalog.limits.ts'

/** Before it is shown, shown, and no longer shown. */
export const productStates = ['draft', 'published', 'archived'] as const

export type ProductState = (typeof productStates)[number]

/** The cloth of a product until somebody says another. */
export const unknownMaterial: Material = 'Autres'

/** The limits of what an admin may enter for a product: lengths in characters, counts, and the stock of one size. */
export const productLimits = {
  nameLength: 120,
  skuLength: 40,
  descriptionLength: 5000,
  compositionLength: 500,
  careLength: 1000,
  colorNameLength: 60,
  tagLength: 40,
  tagCount: 20,
  stockOfSize: 9_999,
  reasonLength: 200,
} as const

export const mostPicturesOfProduct = 12

export const mostPicturesAtOnce = 10

export const pictureAltMaxLength = 250

/** The limits of what an admin may enter for a category. */
export const categoryLimits = {
  nameLength: 60,
  introLength: 400,
  highestPosition: 10_000,
  most: 100,
} as const
