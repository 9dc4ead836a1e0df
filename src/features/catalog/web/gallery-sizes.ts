/**
 * The width of the large picture, as in the `sizes` attribute. The height of the window limits it, so that the whole
 * product is seen at once. Lists use it too, to fetch the picture before its page is opened.
 */
export const plateSizes =
  '(min-width: 64rem) min(46vw, max(24rem, 75vh - 7.5rem)), (min-width: 48rem) min(76vw, max(24rem, 75vh - 7.5rem)), 92vw'

export const thumbnailSizes = '(min-width: 48rem) 5rem, 4.5rem'
