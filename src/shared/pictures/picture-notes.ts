/** What a large picture of a page takes up: with less it is enlarged on a sharp screen, and looks soft. */
export const advisedSide = 1600

/**
 * Colours that were not those of screens: printers' inks, a profile such as Adobe RGB, or one that could not be read,
 * so that the numbers were taken as they are.
 */
export const pictureColours = ['inks', 'converted', 'unread'] as const

export type PictureColours = (typeof pictureColours)[number]

export const pictureNotes = ['small', ...pictureColours] as const

/** What somebody should look at in a picture that was taken all the same. */
export type PictureNote = (typeof pictureNotes)[number]

interface Measured {
  readonly width: number
  readonly height: number
  readonly colours?: PictureColours | undefined
}

/** A picture that was taken, as the person who sent it is told. */
export interface NotedPicture {
  readonly width: number
  readonly height: number
  readonly notes: PictureNote[]
}

export const notedPicture = ({ width, height, colours }: Measured): NotedPicture => ({
  width,
  height,
  notes: [
    ...(Math.max(width, height) < advisedSide ? (['small'] as const) : []),
    ...(colours ? [colours] : []),
  ],
})
