export const gridColumns = 3

export const gridStyle = 'grid grid-cols-2 gap-x-gutter md:grid-cols-3'

/** The place of a card. Its lines are aligned with those of its neighbours, even when a name takes several lines. */
export const placeStyle = 'row-span-6 mb-12 grid grid-rows-subgrid lg:mb-16'

/** Four columns, for lists that have nothing beside them. */
export const wideGridStyle = 'grid grid-cols-2 gap-x-gutter lg:grid-cols-4'

/** The width of a card in the four columns: a quarter of the frame, or half of the window. */
export const wideCardSizes = '(min-width: 108rem) 24rem, (min-width: 64rem) 21vw, 45vw'

/**
 * The width of a card in the normal grid, for the `sizes` attribute: a third of nine twelfths,
 * a third, or half of the window.
 */
export const cardSizes = '(min-width: 108rem) 24rem, (min-width: 64rem) 21vw, (min-width: 48rem) 29vw, 45vw'
