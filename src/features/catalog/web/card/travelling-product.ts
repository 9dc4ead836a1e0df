let travelling: string | undefined

/**
 * Remembers the product whose picture moves to the next page: the one chosen in a list, or the one whose page is left.
 */
export const letTravel = (id: string) => {
  travelling = id
}

/** Only one picture moves at a time, even if several lists show the product. */
export const isTravelling = (id: string) => id === travelling
