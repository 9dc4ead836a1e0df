import { shareOutCents } from '../../../shared/share-out.ts'
import { leastInstalmentCents } from '../commissions.limits.ts'
import type { StageKey } from '../stages/stages.ts'

/** A part of the price, and when it is asked for: at once, or before a stage begins. */
export interface ScheduleEntry {
  readonly beforeStage: StageKey | null
  /** In hundredths of a percent of the whole. */
  readonly share: number
}

export interface PlannedInstalment {
  readonly beforeStage: StageKey | null
  readonly amountCents: number
}

/** Takes what was paid off the first amounts. */
const leftOf = (amounts: readonly number[], paidCents: number): readonly number[] => {
  let covered = paidCents
  return amounts.map((amount) => {
    const taken = Math.min(amount, covered)
    covered -= taken
    return amount - taken
  })
}

/** An amount that no card pays is asked for with the next one, the last with the one before it. */
const joined = (planned: readonly PlannedInstalment[]): readonly PlannedInstalment[] => {
  const kept: PlannedInstalment[] = []
  let carried = 0
  for (const { beforeStage, amountCents } of planned) {
    const together = amountCents + carried
    if (together >= leastInstalmentCents) kept.push({ beforeStage, amountCents: together })
    carried = together >= leastInstalmentCents ? 0 : together
  }
  const last = kept.at(-1)
  if (carried === 0) return kept
  if (!last) return [{ beforeStage: planned.at(-1)?.beforeStage ?? null, amountCents: carried }]
  return [...kept.slice(0, -1), { ...last, amountCents: last.amountCents + carried }]
}

/**
 * What is still asked for of a quote, entry by entry: the shares of its total, less what was paid before. All of it and
 * what was paid come to the total; where more was paid than a new version costs, nothing is asked for.
 */
export const planInstalments = ({
  totalCents,
  paidCents,
  schedule,
}: {
  readonly totalCents: number
  readonly paidCents: number
  readonly schedule: readonly ScheduleEntry[]
}): readonly PlannedInstalment[] => {
  const shares = schedule.map(({ share }) => share)
  const left = leftOf(shareOutCents(totalCents, shares), paidCents)
  return joined(
    schedule.flatMap(({ beforeStage }, index) => {
      const amountCents = left[index] ?? 0
      return amountCents > 0 ? [{ beforeStage, amountCents }] : []
    }),
  )
}

interface Instalment {
  readonly status: 'open' | 'paid' | 'replaced'
  readonly amountCents: number
  /** What went back of it. */
  readonly creditedCents: number
}

/** What a commission comes to: quoted = paid − credited + due − overpaid, to the cent. */
export interface Account {
  readonly quotedCents: number
  readonly paidCents: number
  readonly creditedCents: number
  readonly dueCents: number
  /** What was paid beyond the quote, which the house owes. */
  readonly overpaidCents: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

export const accountOf = (quotedCents: number, instalments: readonly Instalment[]): Account => {
  const paid = instalments.filter(({ status }) => status === 'paid')
  const paidCents = sum(paid.map(({ amountCents }) => amountCents))
  const creditedCents = sum(paid.map((instalment) => instalment.creditedCents))
  const kept = paidCents - creditedCents
  return {
    quotedCents,
    paidCents,
    creditedCents,
    dueCents: Math.max(0, quotedCents - kept),
    overpaidCents: Math.max(0, kept - quotedCents),
  }
}
