/** The facts of a booked appointment; they are in the history of the tab, so that a reload shows them again. */
export interface Booked {
  readonly id: string
  readonly calendarKey: string
  readonly manageKey: string
  readonly typeName: string
  readonly start: string
  readonly isPending: boolean
  readonly firstName: string
  readonly email: string
}

/** The booked appointment in a history entry; undefined for any other content. */
export const bookedIn = (state: unknown): Booked | undefined =>
  typeof state === 'object' && state !== null && 'booked' in state ? (state.booked as Booked) : undefined
