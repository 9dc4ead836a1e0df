import { holdMs, longestHoldMs } from './delivery.limits.ts'

interface Held {
  readonly placedAtMs: number
  readonly nowMs: number
}

/**
 * Until when the pieces of an unpaid order are held after a sign of life: half an hour, but never longer than two hours in
 * all, or one tab left open could keep the last piece from everybody.
 */
export const heldUntilMs = ({ placedAtMs, nowMs }: Held) =>
  Math.min(nowMs + holdMs, placedAtMs + longestHoldMs)

/** Whether no sign of life keeps the pieces any longer. */
export const isHoldOver = (held: Held) => heldUntilMs(held) <= held.nowMs
