/** The name of the only file of an artwork, below its key. */
export const artworkFile = 'artwork.png'
