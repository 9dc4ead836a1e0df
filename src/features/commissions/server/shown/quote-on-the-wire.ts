import type { Language } from '../../../../shared/i18n/languages.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import type { ShownLine, ShownQuote } from '../../commission.schema.ts'
import { leastInstalmentCents } from '../../commissions.limits.ts'
import { planInstalments } from '../../money/instalments.rules.ts'
import { acceptanceHindrance, differenceOf, lineCents } from '../../quotes/quote.rules.ts'
import type { QuoteContent, QuoteLine, Words } from '../../quotes/quote-content.ts'
import type { QuoteRow } from '../quotes.repository.public.ts'

/** The words in the language of the reader, or else in French. */
export const said = ({ fr, en }: Words, lng: Language) => (lng === 'en' && en ? en : fr)

const lineOnTheWire = (line: QuoteLine, lng: Language): ShownLine => ({
  description: said(line, lng),
  quantity: line.quantity,
  unit: eurosOfCents(line.unitCents),
  amount: eurosOfCents(lineCents(line)),
})

const changesOf = (accepted: QuoteContent, content: QuoteContent, lng: Language): ShownQuote['changes'] => {
  const { lines, cents, handoverBy } = differenceOf(accepted, content)
  return {
    amount: eurosOfCents(cents),
    lines: lines.map(({ before, after }) => ({
      before: before ? lineOnTheWire(before, lng) : null,
      after: after ? lineOnTheWire(after, lng) : null,
    })),
    handoverBy: handoverBy ?? null,
  }
}

/** By whom something is seen, and when. */
export interface Seen {
  readonly lng: Language
  readonly today: string
}

const hindranceOfQuote = (quote: QuoteRow, keptCents: number, today: string): ShownQuote['hindrance'] => {
  const hindrance = acceptanceHindrance(quote, today)
  if (hindrance === 'not-sent') return 'superseded'
  return hindrance ?? (quote.totalCents - keptCents < leastInstalmentCents ? 'below-paid' : null)
}

/** A version of a quote as its customer sees it. */
export const quoteOnTheWire = (
  quote: QuoteRow,
  { lng, today, keptCents, accepted }: Seen & { keptCents: number; accepted: QuoteRow | undefined },
): ShownQuote => {
  const { content, status, sentAt, validUntil, sha256, acceptedAt, acceptance, totalCents } = quote
  if (status === 'draft' || !sentAt || !validUntil || !sha256) throw new Error('A draft is shown as a quote')
  const paidCents = status === 'sent' ? keptCents : 0
  return {
    version: quote.version,
    status,
    title: said(content.title, lng),
    words: said(content.words, lng),
    lines: content.lines.map((line) => lineOnTheWire(line, lng)),
    options: content.options.map((line) => lineOnTheWire(line, lng)),
    cloths: content.cloths.map(({ readyOn, ...words }) => ({ description: said(words, lng), readyOn })),
    stages: content.stages.map(({ stage }) => stage),
    schedule: planInstalments({ totalCents, paidCents, schedule: content.schedule }).map(
      ({ beforeStage, amountCents }) => ({ beforeStage, amount: eurosOfCents(amountCents) }),
    ),
    total: eurosOfCents(totalCents),
    handoverBy: content.handoverBy,
    sentAt: sentAt.toISOString(),
    validUntil,
    hindrance: hindranceOfQuote(quote, keptCents, today),
    document: sha256,
    acceptedAt: acceptedAt?.toISOString() ?? null,
    acceptedBy: acceptance?.name ?? null,
    changes: status === 'sent' && accepted ? changesOf(accepted.content, content, lng) : null,
  }
}
