import { isMadeToMeasure, isSoldOut, type SizeChoice } from '../catalog/catalog.rules.ts'

interface Offered {
  /** The sizes in their usual order; empty for a product without sizes. */
  readonly choices: readonly SizeChoice[]
  /** The stock of all sizes together. */
  readonly stock: number
  readonly customizable: boolean
}

/** What the page of a product can offer to a visitor whose size is out of stock. */
export interface Missing {
  /** The sizes that a visitor can wait for; '' stands for a product without sizes. */
  readonly sizes: readonly string[]
  readonly isAllGone: boolean
  /** Whether a product made to measure can replace a size that is out of stock. */
  readonly canBeMade: boolean
}

/** The sizes that are out of stock, and whether one made to measure can replace them. */
export const missingOf = ({ choices, stock, customizable }: Offered): Missing => {
  const gone = choices.filter(({ available }) => !available).map(({ size }) => size)
  const isAllGone = isSoldOut(stock)
  const madeNow = choices.some(({ size, available }) => available && isMadeToMeasure(size))
  const sizes = choices.length === 0 && isAllGone ? [''] : gone
  return { sizes, isAllGone, canBeMade: customizable && madeNow && sizes.length > 0 }
}

const anchor = 'me-prevenir='

/** The anchor on a product's page that opens the request for an alert about a size. */
export const askAnchor = (size: string) => `${anchor}${encodeURIComponent(size)}`

/** The size in the URL's fragment; undefined when there is none. */
export const askedSize = (hash: string): string | undefined => {
  if (!hash.startsWith(`#${anchor}`)) return undefined
  try {
    return decodeURIComponent(hash.slice(anchor.length + 1))
  } catch {
    return undefined
  }
}
