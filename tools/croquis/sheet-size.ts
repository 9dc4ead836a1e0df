/** Every sheet is a portrait of three to four, in the largest width that is served. */
export const sheetSize = { width: 1200, height: 1600 } as const
