import type { Face } from './faces.ts'

/** The light colours of `src/ui/theme/tokens.css`, on white: an ivory ground would be printed as a tint. */
export const colors = {
  ink: '#221a16',
  inkSoft: '#5f5349',
  hairline: '#d8ccb9',
  rule: '#8b7c6c',
  garance: '#a4222a',
} as const

/** The style of a text; lengths are in points. */
export interface Style {
  readonly face: Face
  readonly size: number
  readonly leading: number
  readonly color: string
}

const style = (face: Face, size: number, leading: number): Style => ({
  face,
  size,
  leading,
  color: colors.ink,
})

const soft = (hard: Style): Style => ({ ...hard, color: colors.inkSoft })

const caption = style('text', 7.25, 10)

export const styles = {
  house: style('display', 19, 22),
  title: style('display', 38, 40),
  heading: style('display', 15, 20),
  sideHeading: style('display', 12, 15),
  total: style('display', 17, 22),
  number: style('text', 11, 15),
  text: style('text', 9, 13),
  soft: soft(style('text', 9, 13)),
  strong: style('strong', 9, 13),
  small: style('text', 8, 11.5),
  terms: style('text', 8, 11.75),
  smallSoft: soft(style('text', 8, 11.5)),
  smallStrong: style('strong', 8, 11.5),
  figure: style('text', 8.5, 13),
  label: soft(caption),
  labelStrong: style('strong', 7.25, 10),
} as const satisfies Record<string, Style>

/** An A4 page in portrait format and its margins, in points. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 48,
  top: 52,
  /** The lower end of the text area, above the footer. */
  bottom: 772,
} as const

export const textWidth = sheet.width - sheet.left - sheet.right

export const hairline = 0.5
