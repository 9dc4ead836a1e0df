export interface Size {
  readonly width: number
  readonly height: number
}

/** Every plate of the house is a portrait sheet. */
export const sheetSize: Size = { width: 1200, height: 1600 }
