import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

/** The styles of type: text, emphasized text, and titles. */
export type Face = 'text' | 'strong' | 'display'

/** The fonts are read from the source folder, as migrations are, because they are no modules. */
const folder = join(process.cwd(), 'src/platform/paper/faces')

/** The font files in the order in which letters are searched: our own fonts, then those for other scripts. */
const furtherFiles = ['hanken-further', 'hanken-vietnamese', 'inter-greek', 'inter-cyrillic'] as const

const ownFiles = { text: 'hanken', strong: 'hanken-strong', display: 'bodoni' } as const

export type FaceFile = (typeof ownFiles)[Face] | (typeof furtherFiles)[number]

export interface OpenFace {
  readonly bytes: Buffer
  readonly font: Font
}

const opened = new Map<FaceFile, OpenFace>()

/** Opens a font; it is read and parsed the first time only. */
export const openFace = (file: FaceFile): OpenFace => {
  const known = opened.get(file)
  if (known) return known
  const bytes = readFileSync(join(folder, `${file}.ttf`))
  const font = create(bytes)
  if (!('layout' in font)) throw new Error(`${file} is a collection of faces`)
  const face = { bytes, font }
  opened.set(file, face)
  return face
}

const ofLetters = new Map<string, FaceFile | undefined>()

const findFile = (character: string, face: Face) => {
  const codePoint = character.codePointAt(0) ?? 0
  return [ownFiles[face], ...furtherFiles].find((file) => openFace(file).font.hasGlyphForCodePoint(codePoint))
}

/**
 * The font file that has a letter, or undefined when none has it. The result is cached, because it is asked for each
 * letter.
 */
export const fileOf = (character: string, face: Face): FaceFile | undefined => {
  const key = `${face} ${character}`
  if (!ofLetters.has(key)) ofLetters.set(key, findFile(character, face))
  return ofLetters.get(key)
}
