import type { Language } from '../../../../shared/i18n/languages.ts'
import { bodyOf } from '../parse-document.ts'

/** A question as it is written: Markdown, its blanks still blank. */
export interface WrittenIn {
  readonly id: string
  readonly question: string
  readonly answer: string
}

const heading = /^(?<question>.+) \{#(?<id>[a-z-]+)\}\n+(?<answer>.+)$/s

const parseQuestion = (part: string): WrittenIn => {
  const { question, id, answer } = heading.exec(part)?.groups ?? {}
  if (!(question && id && answer))
    throw new Error(`A question wants its name, « ## … ? {#nom} », and an answer below: ${part.slice(0, 60)}`)
  return { id, question, answer }
}

/** Reads « ## question {#name} » and the answer below, one after the other, out of a file of `content/`. */
export const parseQuestions = (file: string, lng: Language): readonly WrittenIn[] =>
  bodyOf(file, lng)
    .split(/^## /m)
    .slice(1)
    .map((part) => parseQuestion(part.trim()))
