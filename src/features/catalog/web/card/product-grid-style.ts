export const gridColumns = 3

export const gridStyle = 'grid grid-cols-2 gap-x-gutter md:grid-cols-3'

/** The place of a card: its lines stand on those of its neighbours, however many lines a name takes. */
export const placeStyle = 'row-span-6 mb-12 grid grid-rows-subgrid lg:mb-16'

/** Four columns, where nothing stands beside the cards. */
export const wideGridStyle = 'grid grid-cols-2 gap-x-gutter lg:grid-cols-4'

/** The slot of a card there: a quarter of the frame, or half of the window. */
export const wideCardSizes = '(min-width: 108rem) 24rem, (min-width: 64rem) 21vw, 45vw'

/** The slot of a card in the `sizes` attribute: a third of nine twelfths, a third, or half of the window. */
export const cardSizes = '(min-width: 108rem) 24rem, (min-width: 64rem) 21vw, (min-width: 48rem) 29vw, 45vw'
