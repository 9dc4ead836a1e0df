import type { PlateSlot } from '../plate-slots.ts'

/** The figures of the three girths that decide a size. */
export const girthPlates = {
  bust: 'measure-tour-poitrine',
  waist: 'measure-tour-taille',
  hip: 'measure-tour-hanches',
} as const satisfies Record<string, PlateSlot>
