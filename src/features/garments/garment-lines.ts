import { simpleForm } from '../../shared/text/simple-form.ts'
import { cutTexts } from './cut.texts.ts'
import { type Cut, type CutPart, cutParts, cutWords } from './cut.ts'
import { type MeasureName, measureNames, type SizeMeasures } from './garment-measures.ts'
import { measuredTexts } from './measured.texts.ts'

/** « V plongeant », « v-plongeant » and « V-plongeant » are one. */
const plain = (words: string) =>
  simpleForm(
    words
      .trim()
      .replaceAll(/[\s-]+/g, ' ')
      .replaceAll('œ', 'oe'),
  )

/** A browser has the words of its own language alone. */
const languages = (['fr', 'en'] as const).filter((lng) => Object.hasOwn(cutTexts, lng))

const namesOf = <Key extends string>(keys: readonly Key[], textOf: (key: Key, lng: 'fr' | 'en') => string) =>
  new Map(
    keys.flatMap((key) =>
      [key, ...languages.map((lng) => textOf(key, lng))].map((name) => [plain(name), key]),
    ),
  )

const partsByName = namesOf(cutParts, (part, lng) => cutTexts[lng].parts[part])

const wordsByName = new Map(
  cutParts.map((part) => {
    const named = (lng: 'fr' | 'en'): Readonly<Record<string, string>> => cutTexts[lng][part]
    return [part, namesOf<string>(cutWords[part], (word, lng) => named(lng)[word] ?? word)] as const
  }),
)

const measuresByName = namesOf(measureNames, (name, lng) => measuredTexts[lng].names[name])

/** Reads « encolure cœur » or « neckline coeur », in either language; undefined for what says nothing of a cut. */
const readCutLine = (line: string): readonly [CutPart, string] | undefined => {
  const [first = '', ...others] = line.trim().split(/[\s:]+/)
  const part = partsByName.get(plain(first))
  const word = part && wordsByName.get(part)?.get(plain(others.join(' ')))
  return part && word !== undefined ? [part, word] : undefined
}

/** Reads lines that tell of a cut; undefined where one of them cannot be read, or a part is told twice. */
export const cutOfLines = (lines: readonly string[]): Cut | undefined => {
  const read = lines.map(readCutLine)
  const told = new Map(read.filter((each) => each !== undefined))
  return told.size === lines.length ? Object.fromEntries(told) : undefined
}

/** Reads « 38 poitrine 92 taille 73.5 », in either language; undefined where it is something else. */
const readMeasureLine = (line: string): SizeMeasures | undefined => {
  const words = line.trim().split(/[\s:]+/)
  const size = words.length % 2 === 1 ? (words.shift() ?? null) : null
  const read = new Map<MeasureName, number>()
  for (let place = 0; place < words.length; place += 2) {
    const name = measuresByName.get(plain(words[place] ?? ''))
    const cm = Number(words[place + 1])
    if (name === undefined || !Number.isFinite(cm) || read.has(name)) return undefined
    read.set(name, cm)
  }
  return read.size > 0 ? { size, ...Object.fromEntries(read) } : undefined
}

/** Reads lines that tell of measures; undefined where one of them cannot be read. */
export const measuresOfLines = (lines: readonly string[]): readonly SizeMeasures[] | undefined => {
  const read = lines.map(readMeasureLine).filter((each) => each !== undefined)
  return read.length === lines.length ? read : undefined
}

/** A line as it is kept, said in words; a line that cannot be read stays as it is. */
export const cutLineIn = (line: string, lng: 'fr' | 'en') => {
  const read = readCutLine(line)
  if (!read) return line
  const [part, word] = read
  const words: Readonly<Record<string, string>> = cutTexts[lng][part]
  return `${cutTexts[lng].parts[part]}${lng === 'fr' ? '\u00a0' : ''}: ${words[word] ?? word}`
}

export const measureLineIn = (line: string, lng: 'fr' | 'en') => {
  const read = readMeasureLine(line)
  if (!read) return line
  const told = measureNames.flatMap((name) =>
    read[name] === undefined ? [] : [`${measuredTexts[lng].names[name]} ${read[name]}`],
  )
  return `${read.size === null ? '' : `${read.size} — `}${told.join(', ')}`
}
