import { wholeShare } from '../commissions.limits.ts'
import type { ScheduleEntry } from '../money/instalments.rules.ts'
import { necessaryStages, placeOfStage, type StageKey } from '../stages/stages.ts'
import type { QuoteContent, QuoteLine, QuoteStage } from './quote-content.ts'

export const lineCents = ({ quantity, unitCents }: Pick<QuoteLine, 'quantity' | 'unitCents'>) =>
  quantity * unitCents

/** What a quote comes to, with VAT. */
export const quoteTotalCents = ({ lines }: Pick<QuoteContent, 'lines'>) =>
  lines.reduce((total, line) => total + lineCents(line), 0)

/** What is wrong with a quote before it can be sent. */
export type QuoteFault =
  | 'no-lines'
  | 'no-price'
  | 'shares'
  | 'not-at-once'
  | 'schedule-order'
  | 'schedule-stage'
  | 'not-last'
  | 'stages'

const strictlyRising = (places: readonly number[]) =>
  places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))

const stagesFault = (stages: readonly QuoteStage[]): QuoteFault | undefined => {
  const keys = stages.map(({ stage }) => stage)
  const isWhole = necessaryStages.every((stage) => keys.includes(stage)) && !keys.includes('retouches')
  return isWhole && strictlyRising(keys.map(placeOfStage)) ? undefined : 'stages'
}

const scheduleFault = (
  schedule: readonly ScheduleEntry[],
  stages: readonly StageKey[],
): QuoteFault | undefined => {
  const shares = schedule.map(({ share }) => share)
  if (shares.reduce((sum, share) => sum + share, 0) !== wholeShare || shares.some((share) => share <= 0))
    return 'shares'
  const [first, ...further] = schedule.map(({ beforeStage }) => beforeStage)
  if (first !== null) return 'not-at-once'
  if (further.some((stage) => stage === null || !stages.includes(stage))) return 'schedule-stage'
  const places = further.map((stage) => (stage === null ? -1 : placeOfStage(stage)))
  if (!strictlyRising(places)) return 'schedule-order'
  // The last payment has the invoice of all that was made.
  const last = further.at(-1)
  return last === 'finishing' || last === 'handover' ? undefined : 'not-last'
}

/** The first thing that keeps a quote from being sent. */
export const quoteFault = ({ lines, stages, schedule }: QuoteContent): QuoteFault | undefined => {
  if (lines.length === 0) return 'no-lines'
  if (quoteTotalCents({ lines }) <= 0) return 'no-price'
  return (
    stagesFault(stages) ??
    scheduleFault(
      schedule,
      stages.map(({ stage }) => stage),
    )
  )
}

/** The lines by their French words; the second of the same words is another line. */
const byWords = (lines: readonly QuoteLine[]): ReadonlyMap<string, QuoteLine> => {
  const counts = new Map<string, number>()
  return new Map(
    lines.map((line) => {
      const count = (counts.get(line.fr) ?? 0) + 1
      counts.set(line.fr, count)
      return [`${count} ${line.fr}`, line]
    }),
  )
}

/** A line as it was and as it is; one of them is missing where it came or went. */
export interface ChangedLine {
  readonly before: QuoteLine | undefined
  readonly after: QuoteLine | undefined
}

/** What a new version changes: its lines by their French words, and its total. */
export const differenceOf = (before: QuoteContent, after: QuoteContent) => {
  const [former, present] = [byWords(before.lines), byWords(after.lines)]
  const keys = [...new Set([...former.keys(), ...present.keys()])]
  const lines = keys.flatMap((key): readonly ChangedLine[] => {
    const [was, is] = [former.get(key), present.get(key)]
    const isSame = was && is && was.quantity === is.quantity && was.unitCents === is.unitCents
    return isSame ? [] : [{ before: was, after: is }]
  })
  return {
    lines,
    cents: quoteTotalCents(after) - quoteTotalCents(before),
    handoverBy: before.handoverBy === after.handoverBy ? undefined : after.handoverBy,
  }
}

export type QuoteStatus = 'draft' | 'sent' | 'accepted' | 'superseded' | 'withdrawn'

/** Whether a sent version can still be accepted, and why not. */
export const acceptanceHindrance = (
  { status, validUntil }: { readonly status: QuoteStatus; readonly validUntil: string | null },
  today: string,
): 'superseded' | 'accepted' | 'lapsed' | 'not-sent' | undefined => {
  if (status === 'accepted') return 'accepted'
  if (status === 'superseded' || status === 'withdrawn') return 'superseded'
  if (status === 'draft' || validUntil === null) return 'not-sent'
  return validUntil < today ? 'lapsed' : undefined
}
