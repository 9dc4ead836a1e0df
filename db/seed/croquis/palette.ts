const channels = (hex: string) => [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16))

const hexOf = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** `share` of the second colour in the first. */
export const mixed = (first: string, second: string, share: number) => {
  const others = channels(second)
  return hexOf(channels(first).map((value, place) => value + ((others[place] ?? value) - value) * share))
}

const lightness = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

const ink = '#2a2320'

/** Warm papers on which light cloth still has an edge, and dark cloth a ground. */
const papers = { pale: '#efe7d9', linen: '#dccfbc' } as const

/** What a piece is drawn with, from its two colours. */
export const paletteOf = ({ colour, accent }: { colour: string; accent: string }) => {
  const isLight = lightness(colour) > 0.72
  const isDark = lightness(colour) < 0.25
  return {
    paper: mixed(isLight ? papers.linen : papers.pale, accent, 0.12),
    cloth: colour,
    accent,
    shade: mixed(colour, isLight ? '#6b5a48' : '#0c0908', isLight ? 0.16 : 0.3),
    light: mixed(colour, '#ffffff', isDark ? 0.14 : 0.4),
    line: isDark ? mixed('#0a0808', colour, 0.2) : ink,
    seam: isDark ? mixed(colour, '#ffffff', 0.34) : mixed(ink, colour, 0.35),
  }
}

export type Palette = ReturnType<typeof paletteOf>
