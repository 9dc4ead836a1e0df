import { houseTimeZone } from '../../../../shared/calendar/paris-time.ts'
import type { Slot } from '../../open-slots.rules.ts'

/** A moment in the time of Paris, with the UTC offset. */
export const parisInstant = (ms: number) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toString({
    timeZone: houseTimeZone,
    fractionalSecondDigits: 0,
  })

export const slotOnTheWire = ({ startMs, endMs, onRequest }: Slot) => ({
  start: parisInstant(startMs),
  end: parisInstant(endMs),
  needsConfirmation: onRequest,
})
