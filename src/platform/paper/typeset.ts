import { type Face, type FaceFile, fileOf, openFace } from './faces.ts'
import type { Style } from './style.ts'

/** Adjacent letters from one font file. */
export interface Run {
  readonly file: FaceFile
  readonly text: string
}

/** Replaces a letter that no font has, not even in its plain form. */
const missing: Run = { file: 'hanken', text: '?' }

/** Replaces spaces and hyphens that the fonts lack by those that they have; no-break ones still forbid a line break. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\u202f/g, '\u00a0')
    .replace(/\u2011/g, '\u2010')
    .replace(/[\u2000-\u200a\t]/g, ' ')
    .replace(/\p{Cc}|\p{Cf}/gu, '')

/** Finds a font for a letter, or uses the letter without its accents: « ᵉ » becomes « e ». */
const letterOf = (character: string, face: Face): Run => {
  const file = fileOf(character, face)
  if (file) return { file, text: character }
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '')
  const bareFile = bare && fileOf(bare, face)
  return bareFile ? { file: bareFile, text: bare } : missing
}

/** Splits a text into runs by the font files that have its letters. */
export const runsOf = (text: string, face: Face): readonly Run[] => {
  const runs: Run[] = []
  for (const character of plain(text)) {
    const letter = letterOf(character, face)
    const last = runs.at(-1)
    if (last?.file === letter.file) runs[runs.length - 1] = { file: last.file, text: last.text + letter.text }
    else runs.push(letter)
  }
  return runs
}

/** The width of a run, in points. */
export const runWidth = ({ file, text }: Run, size: number) => {
  const { font } = openFace(file)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/** The width of a text on one line, in points. */
export const widthOf = (text: string, { face, size }: Pick<Style, 'face' | 'size'>) =>
  runsOf(text, face).reduce((sum, run) => sum + runWidth(run, size), 0)

/** A word too long for its line is broken after these. */
const breakingSigns = new Set('-‐@._/')

/** The number of letters of a word that fit on a line, at least one. */
const fittingCount = (letters: readonly string[], width: number, style: Style) => {
  let count = letters.length
  while (count > 1 && widthOf(letters.slice(0, count).join(''), style) > width) count--
  return count
}

/** Splits a word that is wider than a line into parts that fit, after one of its signs where it has one there. */
const takenApart = (word: string, width: number, style: Style): readonly string[] => {
  const parts: string[] = []
  let letters = [...word]
  while (letters.length > 0) {
    const fitting = fittingCount(letters, width, style)
    const sign = letters.slice(0, fitting).findLastIndex((letter) => breakingSigns.has(letter))
    const count = sign > 0 && fitting < letters.length ? sign + 1 : fitting
    parts.push(letters.slice(0, count).join(''))
    letters = letters.slice(count)
  }
  return parts
}

/** Breaks one paragraph into lines that fit; only a word that is wider than a line is split. */
const breakParagraph = (text: string, width: number, style: Style) => {
  const spaceWidth = widthOf(' ', style)
  const lines: string[] = []
  let lineWidth = Number.POSITIVE_INFINITY
  const parts = text
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => (widthOf(word, style) <= width ? [word] : takenApart(word, width, style)))
  for (const part of parts) {
    const partWidth = widthOf(part, style)
    if (lineWidth + spaceWidth + partWidth <= width) {
      lines.push(`${lines.pop()} ${part}`)
      lineWidth += spaceWidth + partWidth
    } else {
      lines.push(part)
      lineWidth = partWidth
    }
  }
  return lines.length > 0 ? lines : ['']
}

/** Breaks a text into lines that fit a width. */
export const breakLines = (text: string, width: number, style: Style): readonly string[] =>
  text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, style))
