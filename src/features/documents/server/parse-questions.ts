import type { Language } from '../../../shared/i18n/languages.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../question.schema.ts'
import { houseMarkdown } from './house-markdown.ts'
import { bodyOf } from './parse-document.ts'

const htmlOf = (markdown: string, lng: Language) => houseMarkdown(markdown, { lng }).html

const heading = /^(?<question>.+) \{#(?<id>[a-z-]+)\}\n+(?<answer>.+)$/s

const parseQuestion = (part: string, lng: Language): Question => {
  const { question, id, answer } = heading.exec(part)?.groups ?? {}
  if (!(question && id && answer))
    throw new Error(`A question wants its name, « ## … ? {#nom} », and an answer below: ${part.slice(0, 60)}`)
  return { id, question: plainText(htmlOf(question, lng)), answer: htmlOf(answer, lng) }
}

/** Reads « ## question {#name} » and the answer below, one after the other, out of a file of `content/`. */
export const parseQuestions = (file: string, lng: Language): readonly Question[] =>
  bodyOf(file, lng)
    .split(/^## /m)
    .slice(1)
    .map((part) => parseQuestion(part.trim(), lng))
