import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

/** Text, text that stands out, and titles. */
export type Face = 'text' | 'strong' | 'display'

/** Read from the source folder, as migrations are: they are no module, and what is printed keeps its faces. */
const folder = join(process.cwd(), 'src/platform/paper/faces')

/** Where the letters are looked for, in order: the house's own faces, then those for names from further away. */
const furtherFiles = ['hanken-further', 'hanken-vietnamese', 'inter-greek', 'inter-cyrillic'] as const

const ownFiles = { text: 'hanken', strong: 'hanken-strong', display: 'bodoni' } as const

export type FaceFile = (typeof ownFiles)[Face] | (typeof furtherFiles)[number]

export interface OpenFace {
  readonly bytes: Buffer
  readonly font: Font
}

const opened = new Map<FaceFile, OpenFace>()

/** A face, read and parsed the first time it is asked for. */
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

/** The file that has a letter, or nothing when none of ours has it. Asked for each letter of each text: remembered. */
export const fileOf = (character: string, face: Face): FaceFile | undefined => {
  const key = `${face} ${character}`
  if (!ofLetters.has(key)) ofLetters.set(key, findFile(character, face))
  return ofLetters.get(key)
}
