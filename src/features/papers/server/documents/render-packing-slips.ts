import { type Cell, spaced, writeColumns } from '../../../../platform/paper/columns.ts'
import { writeText } from '../../../../platform/paper/flow.ts'
import { drawFoot, drawRunningHead, writeLetterhead } from '../../../../platform/paper/letterhead.ts'
import { Paper } from '../../../../platform/paper/paper.ts'
import { styles, textWidth } from '../../../../platform/paper/style.ts'
import { writeTable } from '../../../../platform/paper/table.ts'
import { writeTitle } from '../../../../platform/paper/title.ts'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { locales } from '../../../../shared/i18n/locales.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import type { PackingSlip } from '../../packing-slip.ts'
import { imprintOf, inLanguage, partyLines, seatLines } from './in-print.ts'

const fr = {
  title: 'Bon de livraison',
  many: 'Bons de livraison',
  number: 'Commande n°\u00a0',
  placed: 'Commandée le',
  delivery: 'Livraison',
  to: 'Livrée à',
  fetched: 'Retrait à l’atelier',
  buyer: 'Commandée par',
  piece: 'Pièce',
  quantity: 'Qté',
  packed: 'Vérifiée',
  notes: 'Votre message',
  thanks: 'Votre facture et votre contrat vous ont été envoyés par courriel.',
  page: 'page',
}

const words = {
  fr,
  en: {
    title: 'Packing slip',
    many: 'Packing slips',
    number: 'Order no.\u00a0',
    placed: 'Ordered on',
    delivery: 'Delivery',
    to: 'Delivered to',
    fetched: 'Collected at the atelier',
    buyer: 'Ordered by',
    piece: 'Piece',
    quantity: 'Qty',
    packed: 'Checked',
    notes: 'Your message',
    thanks: 'Your invoice and your contract were sent to you by e-mail.',
    page: 'page',
  } satisfies typeof fr,
}

const widths = { quantity: 48, packed: 72 }

const cellOf = (name: string, lines: readonly string[]): Cell => [
  { text: name, style: styles.label },
  ...spaced(lines.map((text) => ({ text, style: styles.small }))),
]

const writeFacts = (paper: Paper, slip: PackingSlip) => {
  const { language: lng, delivery, seller, buyer, phone } = slip
  const said = words[lng]
  const to = delivery.address
    ? cellOf(said.to, partyLines(delivery.address, lng))
    : cellOf(said.fetched, [seller.houseName, ...seatLines(seller, lng)])
  const by = [`${buyer.firstName} ${buyer.lastName}`, ...(phone ? [readablePhone(phone)] : [])]
  paper.rule()
  paper.y += 8
  writeColumns(paper, {
    cells: [
      cellOf(said.placed, [longDay(slip.placedAt, lng)]),
      cellOf(said.delivery, [inLanguage(delivery.means, lng)]),
      cellOf(said.buyer, by),
      to,
    ],
    width: textWidth,
  })
  paper.y += 20
}

const writeProducts = (paper: Paper, { lines, language: lng }: PackingSlip) => {
  const said = words[lng]
  writeTable(paper, {
    columns: [
      {
        head: [{ text: said.piece, style: styles.labelStrong }],
        width: textWidth - widths.quantity - widths.packed,
        align: 'left',
      },
      {
        head: [{ text: said.quantity, style: styles.labelStrong }],
        width: widths.quantity,
        align: 'right',
      },
      { head: [{ text: said.packed, style: styles.labelStrong }], width: widths.packed, align: 'right' },
    ],
    rows: lines.map(({ description, details, quantity }) => [
      [
        { text: inLanguage(description, lng), style: styles.text },
        ...details.map((detail) => ({ text: inLanguage(detail, lng), style: styles.label })),
      ],
      [{ text: String(quantity), style: styles.figure }],
      [],
    ]),
  })
}

const writeSlip = (paper: Paper, slip: PackingSlip) => {
  const said = words[slip.language]
  writeLetterhead(paper, slip.seller)
  writeTitle(paper, { title: said.title, number: `${said.number}${slip.orderNumber}` })
  writeFacts(paper, slip)
  writeProducts(paper, slip)
  paper.y += 18
  if (slip.notes) {
    writeText(paper, { text: said.notes, style: styles.label })
    writeText(paper, { text: slip.notes, style: styles.text })
    paper.y += 12
  }
  writeText(paper, { text: said.thanks, style: styles.soft })
}

interface Packed {
  /** At least one. */
  readonly slips: readonly PackingSlip[]
  readonly printedAt: string
}

/** Prints the slips of some orders in one file: each begins on a page of its own and counts its own pages. */
export const renderPackingSlips = ({ slips, printedAt }: Packed): Promise<Uint8Array> => {
  const [first] = slips
  if (!first) throw new Error('There is no slip to print')
  const isOne = slips.length === 1
  const title = isOne ? `${words[first.language].title} ${first.orderNumber}` : fr.many
  const paper = new Paper({
    title,
    lng: locales[isOne ? first.language : 'fr'],
    madeAt: new Date(printedAt),
  })
  const begins: number[] = []
  for (const [index, slip] of slips.entries()) {
    paper.headFurtherPages(() => {})
    if (index > 0) paper.turn()
    begins.push(paper.page)
    const running = `${words[slip.language].title} ${slip.orderNumber}`
    paper.headFurtherPages(() => drawRunningHead(paper, { left: slip.seller.houseName, right: running }))
    paper.inside('Part', () => writeSlip(paper, slip), { lang: locales[slip.language] })
  }
  return paper.finish((page, pages) => {
    const index = begins.findLastIndex((begin) => begin <= page)
    const begin = begins[index] ?? 1
    const own = (begins[index + 1] ?? pages + 1) - begin
    const { seller, language } = slips[index] ?? first
    const place = `${words[language].page} ${page - begin + 1}/${own}`
    drawFoot(paper, { imprint: imprintOf(seller), place })
  })
}
