/** A picture as the rest of the house knows it; its files are `<key>/<width>.avif` and `.webp`. */
export interface StoredPicture {
  readonly key: string
  readonly width: number
  readonly height: number
  /** The dominant colour, shown until the picture is there: `#e8ded2`. */
  readonly color: string
  readonly widths: readonly number[]
}

/** A stored picture as the house enters it: described in French, and in English if it likes (§3). */
export interface NewPicture extends StoredPicture {
  readonly altFr: string
  readonly altEn?: string | undefined
  /** The file beside its others that a shared link shows, when there is one already. */
  readonly share?: string | undefined
}

/** A stored picture as a table holds it, with what a reader who does not see it is told. */
export interface PictureRow extends StoredPicture {
  readonly altFr: string
  readonly altEn: string | null
}
