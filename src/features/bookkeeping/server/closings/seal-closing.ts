import { createHash } from 'node:crypto'
import { noTotals, valuesOf } from '../../closings/closing-totals.ts'
import type { ClosingRow } from './closings.table.ts'

/** The hash that the first closing continues. */
export const beginning = '0'.repeat(64)

type Before = Pick<ClosingRow, 'no' | 'hash' | 'perpetualCents' | 'perpetualBalanceCents'>

/** What the first closing continues. */
export const nothingBefore: Before = { no: 0, hash: beginning, perpetualCents: 0, perpetualBalanceCents: 0 }

/** The hash of a closing, which continues that of the one before it. */
export const hashOfClosing = (closing: Omit<ClosingRow, 'hash'>, previous: string) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        previous,
        closing.no,
        closing.kind,
        closing.number,
        closing.fromDay,
        closing.toDay,
        closing.closedAt.toISOString(),
        closing.closedBy,
        ...valuesOf(closing),
        closing.perpetualCents,
        closing.perpetualBalanceCents,
        closing.content,
      ]),
    )
    .digest('hex')

/** What a longer period is sealed over: the hashes of the closings that it is made of. */
export const contentOfParts = (parts: readonly Pick<ClosingRow, 'content'>[]) =>
  createHash('sha256')
    .update(parts.map(({ content }) => content).join('\n'))
    .digest('hex')

/** The perpetual totals behind a period: those of its days are counted already where it is longer than a day. */
export const perpetualAfter = (
  before: Before,
  { kind, ...totals }: Pick<ClosingRow, 'kind' | 'absoluteCents' | 'netCents' | 'vatCents'>,
) => {
  const { absoluteCents, netCents, vatCents } = kind === 'day' ? totals : noTotals
  return {
    perpetualCents: before.perpetualCents + absoluteCents,
    perpetualBalanceCents: before.perpetualBalanceCents + netCents + vatCents,
  }
}
