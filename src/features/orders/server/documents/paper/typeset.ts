import { type Face, type FaceFile, fileOf, openFace } from './faces.ts'
import type { Style } from './style.ts'

/** Letters in a row from one file. */
export interface Run {
  readonly file: FaceFile
  readonly text: string
}

/** What stands for a letter that none of the faces has, nor its plain form. */
const missing: Run = { file: 'hanken', text: '?' }

/** Spaces and hyphens that the faces lack, as those they have: still no place to break a line at. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\u202f/g, '\u00a0')
    .replace(/\u2011/g, '\u2010')
    .replace(/[\u2000-\u200a\t]/g, ' ')
    .replace(/\p{Cc}|\p{Cf}/gu, '')

/** A letter in the face that has it, else as it is without its marks: « ᵉ » as « e ». */
const letterOf = (character: string, face: Face): Run => {
  const file = fileOf(character, face)
  if (file) return { file, text: character }
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '')
  const bareFile = bare && fileOf(bare, face)
  return bareFile ? { file: bareFile, text: bare } : missing
}

/** A text in the files that have its letters. */
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

/** How wide a run is, in points. */
export const runWidth = ({ file, text }: Run, size: number) => {
  const { font } = openFace(file)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/** How wide a text is on one line, in points. */
export const widthOf = (text: string, { face, size }: Pick<Style, 'face' | 'size'>) =>
  runsOf(text, face).reduce((sum, run) => sum + runWidth(run, size), 0)

/** As much of a word as fits, at least one letter. */
const fitting = (word: string, width: number, style: Style) => {
  const letters = [...word]
  let count = letters.length
  while (count > 1 && widthOf(letters.slice(0, count).join(''), style) > width) count--
  return letters.slice(0, count).join('')
}

/** One paragraph in lines that fit; only a word that is wider than a line is taken apart. */
const breakParagraph = (text: string, width: number, style: Style) => {
  const lines: string[] = []
  let line = ''
  const words = text.split(' ').filter(Boolean)
  while (words.length > 0) {
    const word = words[0] ?? ''
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer, style) <= width) {
      line = longer
      words.shift()
    } else if (line) {
      lines.push(line)
      line = ''
    } else {
      const part = fitting(word, width, style)
      lines.push(part)
      words[0] = word.slice(part.length)
      if (!words[0]) words.shift()
    }
  }
  return line || lines.length === 0 ? [...lines, line] : lines
}

/** A text in lines that fit a width. */
export const breakLines = (text: string, width: number, style: Style): readonly string[] =>
  text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, style))
