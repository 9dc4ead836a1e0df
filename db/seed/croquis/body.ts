/** Heights on the sheet and half widths of the body beneath: the same stand for every piece. */
export const body = {
  neckY: 190,
  shoulder: { x: 116, y: 228 },
  underarm: { x: 110, y: 336 },
  underbustY: 388,
  waist: { x: 78, y: 452 },
  hip: { x: 120, y: 592 },
  kneeY: 820,
} as const

const hems: Readonly<Record<string, number>> = {
  taille: 470,
  hanches: 610,
  courte: 745,
  genou: 815,
  midi: 930,
  longue: 1085,
}

/** Where a piece of this length ends. */
export const hemOf = (length: string) => hems[length] ?? 1085
