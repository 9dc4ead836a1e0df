const bytesPerMegabyte = 1024 * 1024

/** The bounds of a file that is imported. */
export const productFileLimits = {
  mostRows: 5_000,
  mostColumns: 100,
  mostBytes: 20 * bytesPerMegabyte,
  /** How many changed products are shown before they are saved; the others are counted. */
  shownChanges: 300,
  /** Longer texts are shown by their beginning. */
  shownLength: 300,
} as const
