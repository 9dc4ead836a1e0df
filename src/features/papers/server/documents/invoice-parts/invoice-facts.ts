import { type Cell, spaced, writeColumns } from '../../../../../platform/paper/columns.ts'
import type { Paper } from '../../../../../platform/paper/paper.ts'
import { styles, textWidth } from '../../../../../platform/paper/style.ts'
import type { CivilDate } from '../../../../../shared/calendar/civil-date.ts'
import { longDay } from '../../../../../shared/dates/long-day.ts'
import type { InvoiceContent } from '../../../invoice-content.ts'
import type { Wording } from '../../../printed-parties.ts'
import { shortDay } from '../in-print.ts'
import { inBoth, invoiceWords as words } from '../invoice-words.ts'

const padding = 8

/** A number or a date, which is the same in both languages. */
const same = (text: string): Wording => ({ fr: text })

const dayOf = (day: CivilDate) => same(longDay(day, 'fr'))

const ofDay = (day: CivilDate): Wording => ({ fr: `${words.ofDay.fr} ${shortDay(day)}` })

/** The day of the delivery. A credit note for products that were never delivered does not say that they are to come. */
const suppliedIn = ({ kind, suppliedOn }: InvoiceContent) => {
  if (suppliedOn) return [[words.supplied, dayOf(suppliedOn)] as const]
  return kind === 'invoice' ? [[words.supplied, words.toCome] as const] : []
}

/** The facts above the lines: each has a name and one or two values. */
const factsOf = (content: InvoiceContent): readonly (readonly [Wording, ...Wording[]])[] => {
  const { kind, issuedOn, paidOn, paymentMeans, orderNumber, orderedOn, operation } = content
  const corrected =
    content.kind === 'credit-note'
      ? ([[words.refersTo, same(content.refersTo.number), ofDay(content.refersTo.issuedOn)]] as const)
      : []
  return [
    [words.issued[kind], dayOf(issuedOn)],
    ...corrected,
    [words.order, same(orderNumber), ofDay(orderedOn)],
    ...suppliedIn(content),
    [words.paid[kind], paidOn ? dayOf(paidOn) : words.toBePaid[kind], paymentMeans],
    [words.operation, words.operations[operation]],
  ]
}

/** Dates, order, delivery, payment and kind of supply, side by side between two rules. */
export const writeInvoiceFacts = (paper: Paper, content: InvoiceContent) => {
  const facts = factsOf(content)
  const cells = facts.map(
    ([name, ...statements]): Cell => [
      ...inBoth(name, content.language, styles.label),
      ...spaced(statements.flatMap((statement) => inBoth(statement, content.language, styles.small))),
    ],
  )
  paper.rule()
  paper.y += padding
  writeColumns(paper, { cells, width: textWidth })
  paper.y += padding
  paper.rule()
  paper.y += 18
}
