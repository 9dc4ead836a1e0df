import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

/** The fonts are read from the source folder, as migrations are, because they are no modules. */
const folder = join(process.cwd(), 'src/platform/media/making/faces')

type Face = 'large' | 'italic'

const opened = new Map<Face, Font>()

const fontOf = (face: Face): Font => {
  const known = opened.get(face)
  if (known) return known
  const font = create(readFileSync(join(folder, `bodoni-${face}.ttf`)))
  if (!('layout' in font)) throw new Error(`bodoni-${face}.ttf is no single face`)
  opened.set(face, font)
  return font
}

/** The font size of a line, reduced when the line would be too wide. */
const sizeWithin = (face: Face, text: string, { size, mostWidth }: { size: number; mostWidth: number }) => {
  const { unitsPerEm } = fontOf(face)
  return Math.min(size, (mostWidth * unitsPerEm) / fontOf(face).layout(text).advanceWidth)
}

interface Setting {
  readonly face: Face
  readonly text: string
  readonly size: number
  readonly left: number
  readonly baseline: number
}

/** Draws a line of text as outlines, which look the same on every machine. */
const setLine = ({ face, text, size, left, baseline }: Setting) => {
  const font = fontOf(face)
  const { glyphs, positions } = font.layout(text)
  const scale = size / font.unitsPerEm
  let pen = 0
  const outlines = glyphs.map((glyph, index) => {
    const at = pen
    pen += positions[index]?.xAdvance ?? glyph.advanceWidth
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`
  })
  return `<g transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}

interface NamePlace {
  readonly left: number
  readonly mostWidth: number
}

const nameSize = 118
const nameBaseline = 366
const firstWordSize = 40

/** The distance between the two baselines, as a multiple of the name's font size. */
const lead = 0.88

/**
 * Draws the name of the house as SVG, in the style of the site's covers; nothing when the fonts lack one of its
 * letters.
 */
export const setName = (name: string, { left, mostWidth }: NamePlace) => {
  const [first = '', ...others] = name.split(' ')
  const [small, large] = others.length > 0 ? [first, others.join(' ')] : ['', first]
  if (!large || !hasLetters('large', large) || !hasLetters('italic', small)) return ''
  const size = sizeWithin('large', large, { size: nameSize, mostWidth })
  return [
    small &&
      setLine({
        face: 'italic',
        text: small,
        size: sizeWithin('italic', small, { size: firstWordSize, mostWidth }),
        left,
        baseline: nameBaseline - Math.max(lead * size, firstWordSize),
      }),
    // A large letter has some empty space at its left side, which this offset removes.
    setLine({ face: 'large', text: large, size, left: left - size / 30, baseline: nameBaseline }),
  ].join('')
}

const hasLetters = (face: Face, text: string) =>
  [...text].every((letter) => fontOf(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
