/** What the atelier can change of a girth of a finished garment, in centimetres: the seams hold no more cloth (§14.4). */
export const alterationsCm = { letOut: 2, takeIn: 4 } as const
