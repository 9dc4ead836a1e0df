import { integer, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core'
import type { WrittenQuestion } from '../../documents.contract.ts'

/** What the house is often asked, in its own words; no row while it is what came with the software. */
export const ownQuestions = pgTable('own_questions', {
  id: smallint().primaryKey().default(1),
  questions: jsonb().$type<readonly WrittenQuestion[]>().notNull(),
  version: integer().notNull().default(1),
})
