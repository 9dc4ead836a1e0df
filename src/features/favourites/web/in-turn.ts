import { oneAtATime } from '../../../shared/one-at-a-time.ts'

/**
 * Calls about the list reach the server one after the other: a product that is added and taken off at once could stay,
 * and an answer that does not know of the last change could hide it.
 */
export const inTurn = oneAtATime()
