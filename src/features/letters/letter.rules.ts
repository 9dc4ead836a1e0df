import type { Language } from '../../shared/i18n/languages.ts'
import type { LetterContent, LetterPart } from './letter.schema.ts'
import type { LetterAudience } from './letters.limits.ts'

const noHead = { subject: '', preheader: '' }

/** A letter in which nothing is written. */
export const emptyLetter: LetterContent = { fr: noHead, en: noHead, parts: [] }

type WordedPart = Extract<LetterPart, { readonly fr: string }>

const isWorded = (part: LetterPart): part is WordedPart => 'fr' in part

/** Whether every word of a letter is there in English. */
export const hasEnglish = ({ en, parts }: LetterContent) =>
  en.subject !== '' && parts.filter(isWorded).every((part) => part.en !== '')

type Missing = 'fields.subject' | 'fields.parts' | 'fields.words' | 'fields.path'

/** What a letter lacks before it may be sent: its fields, and the text that says so. */
export const missingToBeSent = ({ fr, parts }: LetterContent) => {
  const missing: Record<string, Missing> = {}
  if (fr.subject === '') missing['fr.subject'] = 'fields.subject'
  if (parts.length === 0) missing.parts = 'fields.parts'
  for (const [place, part] of parts.entries()) {
    if (isWorded(part) && part.fr === '') missing[`parts.${place}.fr`] = 'fields.words'
    if (part.kind === 'button' && part.path === '') missing[`parts.${place}.path`] = 'fields.path'
  }
  return missing
}

interface Sending {
  readonly audience: LetterAudience
  /** English readers are written to in French where there is no English. */
  readonly frenchForAll: boolean
  readonly hasEnglish: boolean
}

/** The languages of the readers that a letter goes to. */
export const languagesOfReaders = (sending: Sending): readonly Language[] => {
  const { audience, frenchForAll } = sending
  const goesToEnglish = audience !== 'fr' && (sending.hasEnglish || frenchForAll)
  return [...(audience === 'en' ? [] : (['fr'] as const)), ...(goesToEnglish ? (['en'] as const) : [])]
}

interface Run {
  readonly text: string
  readonly bold: boolean
}

/** A text cut where bold begins and ends; stars that close nothing stay what they are. */
export const boldRuns = (text: string): readonly Run[] =>
  text
    .split(/\*\*(?=\S)(.+?)(?<=\S)\*\*/)
    .map((run, place) => ({ text: run, bold: place % 2 === 1 }))
    .filter((run) => run.text !== '')
