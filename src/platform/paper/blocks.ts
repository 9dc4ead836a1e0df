import type { TextBlock } from '../../shared/text/text-block.ts'
import { writeText } from './flow.ts'
import type { Paper } from './paper.ts'
import { sheet, styles, textWidth } from './style.ts'
import { breakLines } from './typeset.ts'

/** The width of the column for headings, to the left of the text, so that lines of text stay short. */
const side = 128
const padding = 10
const gap = 5
const itemGap = 1.5
const sectionGap = 16
const markerWidth = 14
const fewLines = 3

const style = styles.terms

interface Column {
  readonly indent: number
  readonly width: number
}

const writeItem = (paper: Paper, { text, marker = '' }: TextBlock, { indent, width }: Column) =>
  paper.inside('LI', () => {
    paper.need(style.leading)
    paper.write('Lbl', { lines: [marker], style, x: sheet.left + indent, y: paper.y })
    const beyond = { indent: indent + markerWidth, width: width - markerWidth }
    writeText(paper, { text, style, type: 'LBody', ...beyond })
  })

/** Groups adjacent blocks that are alike. */
const inRuns = (blocks: readonly TextBlock[], isAlike: (a: TextBlock, b: TextBlock) => boolean) => {
  const runs: TextBlock[][] = []
  for (const block of blocks) {
    const run = runs.at(-1)
    if (run?.[0] && isAlike(run[0], block)) run.push(block)
    else runs.push([block])
  }
  return runs
}

const areItems = (a: TextBlock, b: TextBlock) => a.kind === 'item' && b.kind === 'item'

const writeList = (paper: Paper, items: readonly TextBlock[], column: Column) =>
  paper.inside('L', () => {
    for (const [index, item] of items.entries()) {
      if (index > 0) paper.y += itemGap
      writeItem(paper, item, column)
    }
  })

const writeColumn = (paper: Paper, blocks: readonly TextBlock[], column: Column) => {
  for (const [index, run] of inRuns(blocks, areItems).entries()) {
    const [first] = run
    if (index > 0) paper.y += gap
    if (first?.kind === 'item') writeList(paper, run, column)
    else if (first) writeText(paper, { text: first.text, style, ...column })
  }
}

const beside: Column = { indent: side, width: textWidth - side }
const framed: Column = { indent: side + padding, width: textWidth - side - 2 * padding }

const writeBody = (paper: Paper, blocks: readonly TextBlock[]) => {
  for (const [index, run] of inRuns(blocks, (a, b) => a.boxed === b.boxed).entries()) {
    if (index > 0) paper.y += gap
    if (!run[0]?.boxed) writeColumn(paper, run, beside)
    else
      paper.framed({ x: sheet.left + side, to: sheet.left + textWidth }, () => {
        paper.y += padding
        writeColumn(paper, run, framed)
        paper.y += padding
      })
  }
}

/** Writes a heading at the left and its text beside it. */
export const writeSection = (paper: Paper, heading: string, blocks: readonly TextBlock[]) => {
  const lines = breakLines(heading, side - sectionGap, styles.sideHeading)
  const height = lines.length * styles.sideHeading.leading
  paper.need(Math.max(height, fewLines * style.leading))
  const { y } = paper
  if (heading) paper.write('H2', { lines, style: styles.sideHeading, x: sheet.left, y: y - 2.5 })
  const page = paper.page
  writeBody(paper, blocks)
  if (heading && paper.page === page) paper.y = Math.max(paper.y, y + height)
  paper.y += sectionGap
}

const sectionsOf = (blocks: readonly TextBlock[]) => {
  const sections: { heading: string; body: TextBlock[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ heading: block.text, body: [] })
    else {
      if (sections.length === 0) sections.push({ heading: '', body: [] })
      sections.at(-1)?.body.push(block)
    }
  }
  return sections
}

/** Writes a long text, section by section. */
export const writeBlocks = (paper: Paper, blocks: readonly TextBlock[]) => {
  for (const { heading, body } of sectionsOf(blocks)) writeSection(paper, heading, body)
}
