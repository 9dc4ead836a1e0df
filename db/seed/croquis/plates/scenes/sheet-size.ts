/** Every plate of the house is a portrait sheet. */
export const sheetSize = { width: 1200, height: 1600 } as const
