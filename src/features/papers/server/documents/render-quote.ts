import { writeSection } from '../../../../platform/paper/blocks.ts'
import { type Cell, spaced, writeColumns } from '../../../../platform/paper/columns.ts'
import { writeText } from '../../../../platform/paper/flow.ts'
import { drawFoot, drawRunningHead, writeLetterhead } from '../../../../platform/paper/letterhead.ts'
import { Paper } from '../../../../platform/paper/paper.ts'
import { sheet, styles, textWidth } from '../../../../platform/paper/style.ts'
import { type Column, tableHeight, writeTable } from '../../../../platform/paper/table.ts'
import { writeTitle } from '../../../../platform/paper/title.ts'
import { longDay } from '../../../../shared/dates/long-day.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { locales } from '../../../../shared/i18n/locales.ts'
import { formatExactEuros } from '../../../../shared/money.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import type { TextBlock } from '../../../../shared/text/text-block.ts'
import type { QuotedLine, QuotePaper } from '../../quote-paper.ts'
import { imprintOf, inLanguage, percentOf, sellerLines } from './in-print.ts'
import { quoteWords } from './quote-words.ts'

const padding = 8
const totalsWidth = 260
const amountWidth = 100

const cellOf = (name: string, lines: readonly string[]): Cell => [
  { text: name, style: styles.label },
  ...spaced(lines.map((text) => ({ text, style: styles.small }))),
]

const asText = (text: string): TextBlock => ({ kind: 'paragraph', text })

const writeFacts = (paper: Paper, quote: QuotePaper, lng: Language) => {
  const words = quoteWords[lng]
  const facts = [
    cellOf(words.issued, [longDay(quote.issuedOn, lng)]),
    cellOf(words.valid, [longDay(quote.validUntil, lng)]),
    cellOf(words.occasion, [inLanguage(quote.occasion, lng)]),
    ...(quote.eventDate ? [cellOf(words.event, [longDay(quote.eventDate, lng)])] : []),
    cellOf(words.handover, [longDay(quote.handoverBy, lng)]),
  ]
  const { name, email, phone } = quote.customer
  const parties = [
    cellOf(words.seller, sellerLines(quote.seller)),
    cellOf(words.customer, [name, email, ...(phone ? [readablePhone(phone)] : [])]),
  ]
  paper.rule()
  paper.y += padding
  writeColumns(paper, { cells: facts, width: textWidth })
  paper.y += padding
  paper.rule()
  paper.y += 18
  writeColumns(paper, { cells: parties, width: (textWidth * 2) / 3 })
  paper.y += 20
}

const figureColumns = (lng: Language): readonly Column[] => {
  const words = quoteWords[lng]
  const figure = (text: string, width: number): Column => ({
    head: [{ text, style: styles.labelStrong }],
    width,
    align: 'right',
  })
  return [figure(words.quantity, 40), figure(words.unit, 84), figure(words.amount, 84)]
}

const writeLines = (
  paper: Paper,
  lines: readonly QuotedLine[],
  { lng, head }: { lng: Language; head: string },
) => {
  const figures = figureColumns(lng)
  const width = textWidth - figures.reduce((sum, column) => sum + column.width, 0)
  writeTable(paper, {
    columns: [{ head: [{ text: head, style: styles.labelStrong }], width, align: 'left' }, ...figures],
    rows: lines.map((line): Cell[] => [
      [{ text: inLanguage(line.description, lng), style: styles.text }],
      [{ text: String(line.quantity), style: styles.figure }],
      [{ text: formatExactEuros(line.unitGrossCents), style: styles.figure }],
      [{ text: formatExactEuros(line.grossCents), style: styles.figure }],
    ]),
  })
}

/** Names and amounts, at the right of the sheet. */
const writeAmounts = (
  paper: Paper,
  rows: readonly (readonly [string, number])[],
  { strong }: { readonly strong: string },
) => {
  const table = {
    x: sheet.left + textWidth - totalsWidth,
    columns: [
      { head: [], width: totalsWidth - amountWidth, align: 'left' as const },
      { head: [], width: amountWidth, align: 'right' as const },
    ],
    rows: rows.map(([name, cents]): Cell[] => {
      const style = name === strong ? styles.total : styles.small
      return [[{ text: name, style }], [{ text: formatExactEuros(cents), style }]]
    }),
  }
  paper.y += 14
  paper.need(tableHeight(table))
  writeTable(paper, table)
  paper.y += 18
}

const writeTotals = (paper: Paper, { totalCents, vat }: QuotePaper, lng: Language) => {
  const words = quoteWords[lng]
  const shares = vat.map(
    ({ rateBasisPoints, baseCents, vatCents }) =>
      [words.vatOf(percentOf(rateBasisPoints, lng), formatExactEuros(baseCents)), vatCents] as const,
  )
  writeAmounts(paper, [[words.total, totalCents], ...shares], { strong: words.total })
}

const writeSchedule = (paper: Paper, { schedule }: QuotePaper, lng: Language) => {
  const words = quoteWords[lng]
  paper.need(120)
  writeText(paper, { text: words.schedule, style: styles.heading, type: 'H2' })
  writeTable(paper, {
    columns: [
      {
        head: [{ text: words.when, style: styles.labelStrong }],
        width: textWidth - amountWidth,
        align: 'left',
      },
      { head: [{ text: words.amount, style: styles.labelStrong }], width: amountWidth, align: 'right' },
    ],
    rows: schedule.map(({ when, cents }): Cell[] => [
      [{ text: inLanguage(when, lng), style: styles.text }],
      [{ text: formatExactEuros(cents), style: styles.figure }],
    ]),
  })
  paper.y += 8
  writeText(paper, { text: words.deposit, style: styles.small })
  paper.y += 14
}

/** The whole quote in one language. */
const writePart = (paper: Paper, quote: QuotePaper, lng: Language) => {
  const words = quoteWords[lng]
  writeTitle(paper, {
    title: `${words.title}\u00a0: ${inLanguage(quote.title, lng)}`,
    number: words.number(quote.number, quote.version),
    below: words.binding,
  })
  writeFacts(paper, quote, lng)
  if (quote.words) {
    writeText(paper, { text: inLanguage(quote.words, lng), style: styles.text })
    paper.y += 14
  }
  writeLines(paper, quote.lines, { lng, head: words.description })
  writeTotals(paper, quote, lng)
  if (quote.options.length > 0) {
    writeLines(paper, quote.options, { lng, head: words.options })
    paper.y += 6
    writeText(paper, { text: words.optionsNote, style: styles.small })
    paper.y += 14
  }
  if (quote.cloths.length > 0)
    writeSection(
      paper,
      words.cloths,
      quote.cloths.map(({ description, readyOn }) =>
        asText(
          `${inLanguage(description, lng)}, ${readyOn ? words.readyOn(longDay(readyOn, lng)) : words.ready}`,
        ),
      ),
    )
  writeSection(paper, words.stages, [asText(quote.stages.map((stage) => inLanguage(stage, lng)).join(' · '))])
  writeSchedule(paper, quote, lng)
  writeSection(paper, words.rights, [asText(words.withdrawal), asText(words.guarantees)])
}

/**
 * Renders a quote as it is sent. A customer who reads English has it in English and then in French, which prevails. The
 * same content always gives the same bytes.
 */
export const renderQuote = (quote: QuotePaper): Promise<Uint8Array> => {
  const { language, seller, number, version, issuedOn } = quote
  const words = quoteWords[language]
  const title = `${words.title} ${number}, version ${version}`
  const paper = new Paper({ title, lng: locales[language], madeAt: new Date(issuedOn) })
  paper.headFurtherPages(() => drawRunningHead(paper, { left: seller.houseName, right: title }))
  writeLetterhead(paper, seller)
  writePart(paper, quote, language)
  if (language !== 'fr') {
    paper.turn()
    paper.inside('Part', () => writePart(paper, quote, 'fr'), { lang: locales.fr })
  }
  const imprint = imprintOf(seller)
  return paper.finish((page, pages) => drawFoot(paper, { imprint, place: `${words.page} ${page}/${pages}` }))
}
