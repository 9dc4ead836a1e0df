import { type Cell, spaced, writeColumns } from '../../../../../platform/paper/columns.ts'
import type { Paper } from '../../../../../platform/paper/paper.ts'
import { styles, textWidth } from '../../../../../platform/paper/style.ts'
import { dayAndTime } from '../../../../../shared/dates/day-and-time.ts'
import { longDay } from '../../../../../shared/dates/long-day.ts'
import type { Language } from '../../../../../shared/i18n/languages.ts'
import { readablePhone } from '../../../../../shared/phone.ts'
import type { ContractContent } from '../../../contract-content.ts'
import { contractWords } from '../contract-words.ts'
import { inLanguage, partyLines, seatLines, sellerLines } from '../in-print.ts'

const padding = 8

const cellOf = (name: string, lines: readonly string[]): Cell => [
  { text: name, style: styles.label },
  ...spaced(lines.map((text) => ({ text, style: styles.small }))),
]

/** The day of the contract, its terms, and its two parties. */
export const writeContractFacts = (paper: Paper, content: ContractContent, lng: Language) => {
  const { seller, buyer, delivery, terms, concludedAt, paymentMeans, eventDate } = content
  const words = contractWords[lng]
  const facts = [
    cellOf(words.concluded, [dayAndTime(concludedAt, lng)]),
    cellOf(words.accepted, [words.version(terms.version, dayAndTime(terms.acceptedAt, lng))]),
    cellOf(words.payment, [inLanguage(paymentMeans, lng)]),
    cellOf(words.delivery, [inLanguage(delivery.means, lng)]),
    ...(eventDate ? [cellOf(words.wantedFor, [longDay(eventDate, lng)])] : []),
  ]
  const reach = [buyer.email, ...(buyer.phone ? [readablePhone(buyer.phone)] : [])]
  const parties = [
    cellOf(words.seller, sellerLines(seller)),
    cellOf(words.buyer, [...partyLines(buyer, lng), ...reach]),
    delivery.address
      ? cellOf(words.deliveredTo, partyLines(delivery.address, lng))
      : cellOf(words.fetchedAt, [seller.houseName, ...seatLines(seller, lng)]),
  ]
  paper.rule()
  paper.y += padding
  writeColumns(paper, { cells: facts, width: textWidth })
  paper.y += padding
  paper.rule()
  paper.y += 18
  writeColumns(paper, { cells: parties, width: textWidth })
  paper.y += 20
}
