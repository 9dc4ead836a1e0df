import type { GirthName } from './size-table.ts'

/** What the address of the size guide calls each girth: `/guide-des-tailles?poitrine=88`. */
export const girthParams = {
  bust: 'poitrine',
  waist: 'taille',
  hip: 'bassin',
} as const satisfies Record<GirthName, string>

/** The unit they are typed in: `cm`, or `in` for inches. */
export const unitParam = 'unite'

/** Every parameter of the guide. */
export const sizeGuideParams = [...Object.values(girthParams), unitParam]
