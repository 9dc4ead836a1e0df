/**
 * The slot of the large plate, as in the `sizes` attribute: never taller than the window leaves room for, so that the
 * whole product is seen at once. Lists use it too, to fetch the plate before its page is opened.
 */
export const plateSizes =
  '(min-width: 64rem) min(46vw, max(24rem, 75vh - 7.5rem)), (min-width: 48rem) min(76vw, max(24rem, 75vh - 7.5rem)), 92vw'

export const thumbnailSizes = '(min-width: 48rem) 5rem, 4.5rem'
