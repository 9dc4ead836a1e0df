/** Lines of a drawing, as paths of SVG in units of its own. */
export interface Drawing {
  readonly box: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  readonly strokes: readonly {
    readonly paths: readonly string[]
    readonly thickness: number
    readonly color: 'ink' | 'garance'
  }[]
}
