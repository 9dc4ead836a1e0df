import { isMadeToMeasure, isSoldOut, type SizeChoice } from '../catalog/catalog.rules.ts'

interface Offered {
  /** In wearing order; empty for a product without sizes. */
  readonly choices: readonly SizeChoice[]
  /** Of all sizes together. */
  readonly stock: number
  readonly customizable: boolean
}

/** What the page of a product can offer to a visitor whose size is missing. */
export interface Missing {
  /** Sizes that can be waited for; '' is a product without sizes. */
  readonly sizes: readonly string[]
  readonly isAllGone: boolean
  /** The size that is cut to measure can stand in for one that is out. */
  readonly canBeMade: boolean
}

/** Which sizes are out, and whether one cut to measure can take their place. */
export const missingOf = ({ choices, stock, customizable }: Offered): Missing => {
  const gone = choices.filter(({ available }) => !available).map(({ size }) => size)
  const isAllGone = isSoldOut(stock)
  const madeNow = choices.some(({ size, available }) => available && isMadeToMeasure(size))
  const sizes = choices.length === 0 && isAllGone ? [''] : gone
  return { sizes, isAllGone, canBeMade: customizable && madeNow && sizes.length > 0 }
}

const anchor = 'me-prevenir='

/** The place of a product's page where one asks to be told of a size. */
export const askAnchor = (size: string) => `${anchor}${encodeURIComponent(size)}`

/** The size that the address asks for; undefined when it asks for none. */
export const askedSize = (hash: string): string | undefined => {
  if (!hash.startsWith(`#${anchor}`)) return undefined
  try {
    return decodeURIComponent(hash.slice(anchor.length + 1))
  } catch {
    return undefined
  }
}
