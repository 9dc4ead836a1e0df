/**
 * How long the products of an unpaid order are reserved. Each activity of the customer renews it, up to the longest
 * time in all.
 */
export const holdMs = 30 * 60_000
export const longestHoldMs = 2 * 60 * 60_000

interface Held {
  readonly heldFromMs: number
  readonly nowMs: number
}

/**
 * Until when the products of an unpaid order are reserved after an activity of the customer: half an hour, but never
 * longer than two hours in all. Otherwise one open tab could keep the last product from all other customers.
 */
export const heldUntilMs = ({ heldFromMs, nowMs }: Held) =>
  Math.min(nowMs + holdMs, heldFromMs + longestHoldMs)

/** Whether the reservation has reached its longest time and can no longer be renewed. */
export const isHoldOver = (held: Held) => heldUntilMs(held) <= held.nowMs

/**
 * When a reservation has ended unpaid, its products are on sale to all for this time before the same account may
 * reserve them again.
 */
export const restMs = 15 * 60_000

interface ExpiredReservation {
  readonly heldFromMs: number
  readonly closedAtMs: number
}

/**
 * When the reservation of a new order began: with the order that it replaces, or with one that ended unpaid a short
 * time ago.
 */
export const heldFromMs = (before: ExpiredReservation | undefined, nowMs: number) =>
  before && nowMs - before.closedAtMs < restMs ? before.heldFromMs : nowMs

/** How many orders one account, or one network address, may place within an hour. */
export const mostOrdersAnHour = { ofAccount: 20, fromNetwork: 200 } as const

/** How many products may wait for payment at once, while the customer has not confirmed the account's mail address. */
export const mostUnconfirmedProducts = { ofAccount: 6, fromNetwork: 40 } as const
