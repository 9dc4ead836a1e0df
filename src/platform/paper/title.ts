import type { Paper } from './paper.ts'
import { sheet, styles, textWidth } from './style.ts'

interface Title {
  readonly title: string
  /** Written at the right end of the line. */
  readonly number: string
  readonly below?: string | undefined
  readonly belowLang?: string
}

/** The large serifs would look indented, so the title starts slightly to the left. */
const overhang = 1.5

/** Writes the title of a document in large type, its number, and the texts below. */
export const writeTitle = (paper: Paper, { title, number, below, belowLang }: Title) => {
  const { y } = paper
  const numberTop = y + styles.title.leading - styles.number.leading - 3
  paper.inside('H1', () => {
    paper.add({ lines: [title], style: styles.title, x: sheet.left - overhang, y })
    const end = { x: sheet.left, width: textWidth, align: 'right' } as const
    paper.add({ ...end, lines: [number], style: styles.number, y: numberTop })
  })
  paper.y = y + styles.title.leading
  if (below) {
    const lines = { lines: [below], style: styles.soft, x: sheet.left, y: paper.y }
    paper.write('P', lines, belowLang ? { lang: belowLang } : {})
    paper.y += styles.soft.leading
  }
  paper.y += 14
}
