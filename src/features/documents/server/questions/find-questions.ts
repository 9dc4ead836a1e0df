import type { Context } from '../../../../platform/context/context.ts'
import { type Language, languages } from '../../../../shared/i18n/languages.ts'
import { horizonMonths, mostCompanions, noticeHours } from '../../../appointments/appointments.limits.ts'
import type { WrittenQuestion, WrittenQuestions } from '../../documents.contract.ts'
import { plainText } from '../../plain-text.ts'
import type { Question } from '../../question.schema.ts'
import { currentFacts } from '../current-facts.ts'
import { fillInHtml } from '../fill-in.ts'
import { readHouseFile } from '../house-files.ts'
import { houseMarkdown } from '../house-markdown.ts'
import { typeset } from '../parse-document.ts'
import { ownQuestionsResident, questionsTag } from './own-questions.ts'
import { parseQuestions } from './parse-questions.ts'

const pairLanguages = (): readonly WrittenQuestion[] => {
  const [french = [], english = []] = languages.map((lng) =>
    parseQuestions(readHouseFile('questions', lng), lng),
  )
  return french.map(({ id, ...fr }) => {
    const en = english.find((each) => each.id === id)
    if (!en) throw new Error(`The question « ${id} » has no English`)
    return { id, fr, en: { question: en.question, answer: en.answer } }
  })
}

let software: readonly WrittenQuestion[] | undefined

/** The questions that came with the software. */
export const softwareQuestions = () => {
  software ??= pairLanguages()
  return software
}

/** How visits are booked, in the words of the booking itself. */
const visitFacts = {
  'visits.companions': String(mostCompanions),
  'visits.noticeHours': String(noticeHours),
  'visits.horizonMonths': String(horizonMonths),
}

/** What may stand in the braces of an answer. */
export const questionFacts = async (ctx: Context) => ({ ...(await currentFacts(ctx)), ...visitFacts })

const made = new WeakMap<WrittenQuestion, Map<Language, Question>>()

/** A question as a page shows it, its blanks still blank. */
const shownQuestion = (written: WrittenQuestion, lng: Language): Question => {
  const known = made.get(written)?.get(lng)
  if (known) return known
  const { question, answer } = written[lng]
  const htmlOf = (markdown: string) => houseMarkdown(typeset(markdown, lng), { lng }).html
  const shown = { id: written.id, question: plainText(htmlOf(question)), answer: htmlOf(answer) }
  made.set(written, (made.get(written) ?? new Map<Language, Question>()).set(lng, shown))
  return shown
}

/** What the house is often asked, answered with what its settings say today. */
export const findQuestions = async (ctx: Context): Promise<Question[]> => {
  ctx.reads(questionsTag)
  const own = await ctx.resident(ownQuestionsResident)
  const facts = await questionFacts(ctx)
  return (own?.questions ?? softwareQuestions()).map((written) => {
    const shown = shownQuestion(written, ctx.lng)
    return { ...shown, answer: fillInHtml(shown.answer, facts) }
  })
}

/** The questions as they are written. */
export const findWrittenQuestions = async (ctx: Context): Promise<WrittenQuestions> => {
  const own = await ctx.resident(ownQuestionsResident)
  const facts = Object.entries(await questionFacts(ctx))
  return {
    success: true,
    questions: [...(own?.questions ?? softwareQuestions())],
    version: own?.version ?? null,
    blanks: facts.map(([name, value]) => ({ name, value })),
  }
}
