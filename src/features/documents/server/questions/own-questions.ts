import type { Resident } from '../../../../platform/context/residents.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { ownQuestions } from './own-questions.table.ts'

/** The questions of the house have changed. */
export const questionsTag = 'questions'

export const findOwnQuestions = async (db: Db) => (await db.select().from(ownQuestions))[0]

/** Kept in memory, because three pages show them. */
export const ownQuestionsResident: Resident<Awaited<ReturnType<typeof findOwnQuestions>>> = {
  load: findOwnQuestions,
  refresh: async (known, tags, db) => (tags.includes(questionsTag) ? findOwnQuestions(db) : known),
}
