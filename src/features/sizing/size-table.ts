/** The girths that decide a size, from the top down (§14.4). */
export const girthNames = ['bust', 'waist', 'hip'] as const

export type GirthName = (typeof girthNames)[number]

/** The house's own table: body girths in centimetres for each French size, and what other countries call it (§14.4). */
export const sizeTable = [
  { size: '34', bust: 80, waist: 62, hip: 86, uk: '6', us: '2', de: '32', it: '38' },
  { size: '36', bust: 84, waist: 66, hip: 90, uk: '8', us: '4', de: '34', it: '40' },
  { size: '38', bust: 88, waist: 70, hip: 94, uk: '10', us: '6', de: '36', it: '42' },
  { size: '40', bust: 92, waist: 74, hip: 98, uk: '12', us: '8', de: '38', it: '44' },
  { size: '42', bust: 96, waist: 78, hip: 102, uk: '14', us: '10', de: '40', it: '46' },
  { size: '44', bust: 100, waist: 82, hip: 106, uk: '16', us: '12', de: '42', it: '48' },
  { size: '46', bust: 104, waist: 86, hip: 110, uk: '18', us: '14', de: '44', it: '50' },
] as const

export type TreeSize = (typeof sizeTable)[number]['size']

/** From one size to the next, every girth grows by as much. */
export const gradingCm = 4
