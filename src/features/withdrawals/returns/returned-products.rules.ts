import { type CivilDate, daysBetween } from '../../../shared/calendar/civil-date.ts'
import { centsOfUnits } from '../../orders/refunds/refund-lines.rules.ts'
import { parcelDays, type ReturnState, type WithdrawalStatus } from '../withdrawals.limits.ts'

/** A number of products of a line that came back in one state. */
export interface ReturnedProducts {
  readonly line: string
  readonly state: ReturnState
  readonly quantity: number
}

/** Whether the state has to be described: somebody else decides by these words. */
export const needsWords = (state: ReturnState) => state === 'worn' || state === 'wrong'

const sumOf = (returned: readonly ReturnedProducts[]) =>
  returned.reduce((sum, { quantity }) => sum + quantity, 0)

/** How many products of a line are noted, in whichever state. */
export const notedOf = (returned: readonly ReturnedProducts[], line: string) =>
  sumOf(returned.filter((entry) => entry.line === line))

/** How many products of a line are back: another product in its place does not count. */
export const backOf = (returned: readonly ReturnedProducts[], line: string) =>
  notedOf(
    returned.filter(({ state }) => state === 'as_new' || state === 'worn'),
    line,
  )

interface Followed {
  readonly restockedAt: Date | null
  readonly decidedAt: Date | null
}

/** Whether a wrong entry can be taken back: nothing has followed from it. */
export const isCorrectable = ({ restockedAt, decidedAt }: Followed) =>
  restockedAt === null && decidedAt === null

interface Kept {
  readonly state: ReturnState
  readonly restockedAt: Date | null
}

/**
 * Whether what came back can go into the stock: as new, once, and only while the withdrawal is accepted, because until
 * then, and after a refusal, it is the customer's.
 */
export const isRestockable = ({ state, restockedAt }: Kept, status: WithdrawalStatus) =>
  state === 'as_new' && restockedAt === null && (status === 'accepted' || status === 'refunded')

interface Valued {
  readonly id: string
  readonly quantity: number
  readonly refundedQuantity: number
  readonly netCents: number
}

interface Withholding {
  readonly lines: readonly Valued[]
  readonly shares: readonly { readonly lineId: string; readonly quantity: number }[]
  readonly returned: readonly ReturnedProducts[]
}

/**
 * The most that may be withheld of each refunded line: the price of what came back worn (L221-23). What never came is
 * not paid back at all, and so is not withheld from.
 */
export const mostWithheld = ({ lines, shares, returned }: Withholding) =>
  shares.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    const worn = notedOf(
      returned.filter(({ state }) => state === 'worn'),
      lineId,
    )
    const units = Math.min(worn, quantity)
    if (!line || units === 0) return []
    return [{ lineId, cents: centsOfUnits({ ...line, before: line.refundedQuantity, units }) }]
  })

interface WithdrawalFacts {
  readonly status: WithdrawalStatus
  readonly goodsReceived: boolean | null
}

export type Parcel = 'awaited' | 'noted' | null

/** Whether the parcel of a withdrawal is awaited or noted; none where nothing is known of one, or none is expected. */
export const parcelOf = ({ status, goodsReceived }: WithdrawalFacts): Parcel => {
  if (status === 'refused' || goodsReceived === null) return null
  if (goodsReceived) return 'noted'
  return status === 'accepted' || status === 'refunded' ? 'awaited' : null
}

/** Whether nothing came for so long after the acceptance that the house has to ask. */
export const isParcelLate = (acceptedOn: CivilDate, today: CivilDate) =>
  daysBetween(acceptedOn, today) >= parcelDays
