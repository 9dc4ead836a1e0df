import type { PlateSlot } from './plate-slots.ts'

/** The plates of the home page, asked for in one call. */
export const homePlates: readonly PlateSlot[] = [
  'hero',
  'hero-line',
  'house',
  'savoir-faire-hand',
  'service-wedding',
  'service-evening',
  'service-appointment',
]
