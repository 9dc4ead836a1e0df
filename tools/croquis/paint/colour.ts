export type Rgb = readonly [red: number, green: number, blue: number]

/** From `#e8ded2` to shares of light. */
export const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
]

export const blend = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** How bright a colour looks, 0 to 1. */
export const brightness = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** How much of each light a layer of pigment swallows, so that layers add up as washes do (Beer–Lambert). */
export const absorbance = (colour: Rgb): Rgb => [
  swallowed(colour[0]),
  swallowed(colour[1]),
  swallowed(colour[2]),
]

const swallowed = (share: number) => -Math.log(Math.max(0.012, share))
