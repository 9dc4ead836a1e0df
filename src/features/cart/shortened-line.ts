/** A line of a guest's cart of which not all could join her account's. */
export interface ShortenedLine {
  readonly name: string
  readonly size: string | null
  readonly wanted: number
  readonly got: number
}
