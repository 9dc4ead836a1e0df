import type { Context } from '../../../platform/context/context.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { horizonMonths, mostCompanions, noticeHours } from '../../appointments/appointments.limits.ts'
import type { Question } from '../question.schema.ts'
import { currentFacts } from './current-facts.ts'
import { fillInHtml } from './fill-in.ts'
import { readHouseFile } from './house-files.ts'
import { parseQuestions } from './parse-questions.ts'

const read = new Map<Language, readonly Question[]>()

const readQuestions = (lng: Language) => {
  const known = read.get(lng) ?? parseQuestions(readHouseFile('questions', lng), lng)
  read.set(lng, known)
  return known
}

/** How visits are booked, in the words of the booking itself. */
const visitFacts = {
  'visits.companions': String(mostCompanions),
  'visits.noticeHours': String(noticeHours),
  'visits.horizonMonths': String(horizonMonths),
}

/** What the house is often asked, answered with what its settings say today. */
export const findQuestions = async (ctx: Context): Promise<Question[]> => {
  const facts = { ...(await currentFacts(ctx)), ...visitFacts }
  return readQuestions(ctx.lng).map((entry) => ({ ...entry, answer: fillInHtml(entry.answer, facts) }))
}
