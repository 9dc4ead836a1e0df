import type { InvoiceContent } from '../../../invoice-content.ts'
import { invoiceWords as words } from '../invoice-words.ts'
import type { Paper } from '../paper/paper.ts'
import { sheet, styles, textWidth } from '../paper/style.ts'

/** What it is, large, and its number at the other end of the line. */
export const writeInvoiceTitle = (paper: Paper, { kind, number, language }: InvoiceContent) => {
  const { fr, en } = words.title[kind]
  const { y } = paper
  paper.inside('H1', () => {
    paper.add({ lines: [fr], style: styles.title, x: sheet.left - 1.5, y })
    const at = { style: styles.number, x: sheet.left, width: textWidth, align: 'right' } as const
    paper.add({
      ...at,
      lines: [`N°\u00a0${number}`],
      y: y + styles.title.leading - styles.number.leading - 3,
    })
  })
  paper.y = y + styles.title.leading
  if (language === 'en') {
    paper.write('P', { lines: [en], style: styles.soft, x: sheet.left, y: paper.y }, { lang: 'en' })
    paper.y += styles.soft.leading
  }
  paper.y += 14
}
