import type { Paper } from './paper.ts'
import { type Style, sheet } from './style.ts'
import { breakLines } from './typeset.ts'

/** A text below the previous one. */
export interface Words {
  readonly text: string
  readonly style: Style
  /** Set when the text is in another language than the document. */
  readonly lang?: string | undefined
  /** The space above it, in points. */
  readonly above?: number
}

export type Cell = readonly Words[]

const gap = 14

/** A text slightly below its label. */
export const spaced = (words: Cell): Cell =>
  words.map((word, index) => (index === 0 ? { ...word, above: 2.5 } : word))

/** Writes short texts side by side in equal columns, each as a paragraph of its own. */
export const writeColumns = (
  paper: Paper,
  { cells, width }: { readonly cells: readonly Cell[]; readonly width: number },
) => {
  const step = width / cells.length
  const top = paper.y
  const ends = cells.map((cell, index) => {
    let y = top
    paper.inside('P', () => {
      for (const { text, style, lang, above = 0 } of cell) {
        y += above
        const lines = { lines: breakLines(text, step - gap, style), style, x: sheet.left + index * step, y }
        if (lang) paper.write('Span', lines, { lang })
        else paper.add(lines)
        y += lines.lines.length * style.leading
      }
    })
    return y
  })
  paper.y = Math.max(...ends)
}
