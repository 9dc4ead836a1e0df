/** Where a commission stands as a whole; while it is made, its stages say more. */
export const commissionStatuses = [
  'wish',
  'quoted',
  'accepted',
  'making',
  'delivered',
  'closed',
  'declined',
  'given_up',
  'cancelled',
] as const

export type CommissionStatus = (typeof commissionStatuses)[number]

/** What moves a commission from one status to another. */
export type CommissionMove =
  | 'quote'
  | 'accept'
  | 'begin'
  | 'deliver'
  | 'close'
  | 'take_back_delivery'
  | 'decline'
  | 'give_up'
  | 'cancel'

const moves: Readonly<Record<CommissionMove, Partial<Record<CommissionStatus, CommissionStatus>>>> = {
  quote: {
    wish: 'quoted',
    quoted: 'quoted',
    accepted: 'accepted',
    making: 'making',
    declined: 'quoted',
    given_up: 'quoted',
  },
  accept: { quoted: 'accepted', accepted: 'accepted', making: 'making' },
  begin: { accepted: 'making' },
  deliver: { making: 'delivered' },
  take_back_delivery: { delivered: 'making' },
  close: { delivered: 'closed' },
  decline: { wish: 'declined', quoted: 'declined' },
  give_up: { wish: 'given_up', quoted: 'given_up' },
  cancel: { accepted: 'cancelled', making: 'cancelled' },
}

/** The status after a move; undefined where the move is not open. */
export const statusAfter = (status: CommissionStatus, move: CommissionMove): CommissionStatus | undefined =>
  moves[move][status]

/** Whether something of it is still to come from either side. */
export const isRunning = (status: CommissionStatus) =>
  ['wish', 'quoted', 'accepted', 'making', 'delivered'].includes(status)

/** Whether it ended before anything was handed over. */
export const cameToNothing = (status: CommissionStatus) =>
  status === 'declined' || status === 'given_up' || status === 'cancelled'

/** Whether the atelier has it before it, or works on it. */
export const isMade = (status: CommissionStatus) => status === 'accepted' || status === 'making'
