let travelling: string | undefined

/** Notes the product whose picture goes with the visitor: the one chosen in a list, then the one whose page is left. */
export const letTravel = (id: string) => {
  travelling = id
}

/** Only one picture travels at a time, however many lists show it. */
export const isTravelling = (id: string) => id === travelling
