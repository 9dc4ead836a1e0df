export const gridColumns = 3

export const gridStyle = 'grid grid-cols-2 gap-x-gutter gap-y-12 md:grid-cols-3 lg:gap-y-16'

/** The slot of a card in the `sizes` attribute: a third of nine twelfths, a third, or half of the window. */
export const cardSizes = '(min-width: 108rem) 24rem, (min-width: 64rem) 21vw, (min-width: 48rem) 29vw, 45vw'
