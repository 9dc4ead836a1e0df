import type { Paper } from './paper.ts'
import { type Style, sheet, textWidth } from './style.ts'
import { breakLines } from './typeset.ts'

interface FlowingText {
  readonly text: string
  readonly style: Style
  /** The kind of element it is; a paragraph by default. */
  readonly type?: string
  readonly indent?: number
  /** How wide its lines may be; by default as far as the text goes. */
  readonly width?: number
  readonly lang?: string
}

/** A text of any length from where the page is written, over to the next page line by line where it must. */
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
