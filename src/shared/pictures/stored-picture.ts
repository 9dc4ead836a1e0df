/** A stored picture; its files are `<key>/<width>.avif` and `.webp`. */
export interface StoredPicture {
  readonly key: string
  readonly width: number
  readonly height: number
  /** The dominant colour, shown until the picture is loaded: `#e8ded2`. */
  readonly color: string
  readonly widths: readonly number[]
}

/** A new stored picture: described in French, and optionally in English (§3). */
export interface NewPicture extends StoredPicture {
  readonly altFr: string
  readonly altEn?: string | undefined
  /** The name of the share picture below the key, when it exists already. */
  readonly share?: string | undefined
}

/** A stored picture as a row of a table, with its alternative texts. */
export interface PictureRow extends StoredPicture {
  readonly altFr: string
  readonly altEn: string | null
}

/** A picture that pages crop, with what of it stays in sight, in percent of its sides. */
export interface FramedPictureRow extends PictureRow {
  readonly focalX: number
  readonly focalY: number
}
