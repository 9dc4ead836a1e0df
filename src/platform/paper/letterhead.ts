import type { Paper } from './paper.ts'
import { sheet, styles, textWidth } from './style.ts'
import { breakLines, widthOf } from './typeset.ts'

const threadLength = 76
const houseTop = 44

/** Draws the name of the house above a few stitches, at the top of the first page. */
export const writeLetterhead = (paper: Paper, { houseName }: { readonly houseName: string }) => {
  paper.write('P', { lines: [houseName], style: styles.house, x: sheet.left, y: houseTop })
  paper.thread({ x: sheet.left, y: houseTop + styles.house.leading + 5, length: threadLength })
  paper.y = houseTop + styles.house.leading + 38
}

const runningTop = 34

/** Draws the house and the title of the document, at the top of every page except the first. */
export const drawRunningHead = (
  paper: Paper,
  { left, right }: { readonly left: string; readonly right: string },
) => {
  const line = { y: runningTop, width: textWidth, x: sheet.left }
  paper.decorate(() => {
    paper.draw({ ...line, lines: [left], style: { ...styles.house, size: 11, leading: 14 } })
    paper.draw({ ...line, lines: [right], style: { ...styles.smallSoft, leading: 14 }, align: 'right' })
  }, 'Pagination')
  paper.rule({ y: runningTop + 20 })
  paper.y = runningTop + 38
}

const footTop = 786

/** Draws the seller, as the law requires on each page, and the page number with the number of pages. */
export const drawFoot = (
  paper: Paper,
  { imprint, place }: { readonly imprint: string; readonly place: string },
) => {
  const style = styles.label
  const room = textWidth - widthOf(place, style) - 24
  const at = { x: sheet.left, y: footTop + 8, style }
  paper.drawRule({ y: footTop })
  paper.draw({ ...at, lines: breakLines(imprint, room, style) })
  paper.draw({ ...at, lines: [place], width: textWidth, align: 'right' })
}
