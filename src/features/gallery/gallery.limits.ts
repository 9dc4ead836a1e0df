/** The two boards that the house's pictures hang on. */
export const boards = ['lookbook', 'inspiration'] as const

export type Board = (typeof boards)[number]

/** What a picture was made for; also a filter of the address. */
export const galleryOccasions = ['mariage', 'ceremonie', 'soiree', 'jour'] as const

export type GalleryOccasion = (typeof galleryOccasions)[number]

/** The colours that a board is filtered by, in the order of the palette. */
export const galleryColours = ['blanc', 'ivoire', 'rose', 'rouge', 'bleu', 'vert', 'dore', 'noir'] as const

export type GalleryColour = (typeof galleryColours)[number]

/** What the words of an item may measure, the same in the form and on the server; of its alt text the catalogue decides. */
export const galleryLengths = { title: 120, text: 1200, credits: 200 } as const

/** A board is answered whole, so it has an end. */
export const mostItemsOfBoard = 120

export const mostProductsOfItem = 6

/** Where a picture is cut around, in percent of its width and height, until an admin says otherwise. */
export const middle = { x: 50, y: 50 } as const

/** Where an item stands on this day of Paris. */
export const galleryStatuses = ['draft', 'scheduled', 'published', 'over'] as const

export type GalleryStatus = (typeof galleryStatuses)[number]
