import type { Style } from './style.ts'

/** Lines of one style at a place. */
export interface Lines {
  readonly lines: readonly string[]
  readonly style: Style
  readonly x: number
  /** The upper edge of the first line. */
  readonly y: number
  /** The width of the column; only right-aligned lines need it. */
  readonly width?: number
  readonly align?: 'left' | 'right'
}

/** A horizontal line; by default across the text area at the current position. */
export interface Rule {
  readonly y?: number
  readonly x?: number
  readonly to?: number
  readonly color?: string
}
