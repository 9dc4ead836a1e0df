import type { Style } from './style.ts'

/** Lines of one style at a place. */
export interface Lines {
  readonly lines: readonly string[]
  readonly style: Style
  readonly x: number
  /** The upper edge of the first line. */
  readonly y: number
  /** How wide the column is; only what ends at its right edge needs it. */
  readonly width?: number
  readonly align?: 'left' | 'right'
}

/** A level hairline; without more, across the text where the page is written. */
export interface Rule {
  readonly y?: number
  readonly x?: number
  readonly to?: number
  readonly color?: string
}
