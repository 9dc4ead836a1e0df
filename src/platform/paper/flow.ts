import type { Paper } from './paper.ts'
import { type Style, sheet, textWidth } from './style.ts'
import { breakLines } from './typeset.ts'

interface FlowingText {
  readonly text: string
  readonly style: Style
  /** The type of its structure element; a paragraph by default. */
  readonly type?: string
  readonly indent?: number
  /** The width of its lines; by default the width of the text area. */
  readonly width?: number
  readonly lang?: string
}

/** Writes a text of any length at the current position, and continues on the next page when the page is full. */
export const writeText = (
  paper: Paper,
  { text, style, type = 'P', indent = 0, width = textWidth - indent, lang }: FlowingText,
) => {
  const lines = breakLines(text, width, style)
  paper.inside(
    type,
    () => {
      for (const line of lines) {
        paper.need(style.leading)
        paper.add({ lines: [line], style, x: sheet.left + indent, y: paper.y })
        paper.y += style.leading
      }
    },
    lang ? { lang } : {},
  )
}
