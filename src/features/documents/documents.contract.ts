import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { documentSchema } from './document.schema.ts'
import { legalTextAudit, questionsAudit } from './documents.audit.ts'
import { legalTextLength, legalTextNames } from './legal-texts.limits.ts'
import { questionSchema } from './question.schema.ts'
import { questionLimits } from './questions.limits.ts'

const success = z.literal(true)
const name = z.enum(legalTextNames)
const effective = z.iso.date()
const text = paragraphsField({ maxLength: legalTextLength }).min(1, { error: 'documents:fields.empty' })
const texts = { fr: text.describe('Markdown, with blanks in double braces'), en: text }

const versionSchema = z.object({
  effective: effective.describe('The day on which it takes effect, which names it'),
  state: z.enum(['planned', 'inForce', 'past']),
  isOwn: z.boolean().describe('Written by the house; otherwise it came with the software'),
  version: z
    .int()
    .nullable()
    .describe('What a change of it is made from; null for what came with the software'),
  fr: z.string(),
  en: z.string(),
})

const blanks = z
  .array(z.object({ name: z.string(), value: z.string() }))
  .describe('What may stand in double braces, and what is filled in today')

const legalTextSchema = z.object({
  name,
  title: z.string(),
  versions: z.array(versionSchema).describe('The newest first'),
  blanks,
})

const legalTextAnswer = z.object({ success, text: legalTextSchema })

const saidQuestion = z.object({
  question: lineField({ maxLength: questionLimits.question }).min(1, { error: 'documents:fields.empty' }),
  answer: paragraphsField({ maxLength: questionLimits.answer })
    .min(1, { error: 'documents:fields.empty' })
    .describe('Markdown, with blanks in double braces'),
})

const writtenQuestion = z.object({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .max(questionLimits.id)
    .optional()
    .describe('As it was read; a new question is given one'),
  fr: saidQuestion,
  en: saidQuestion,
})

const writtenQuestionsAnswer = z.object({
  success,
  questions: z.array(writtenQuestion.required()),
  version: z.int().nullable().describe('Null as long as they are those that came with the software'),
  blanks,
})

export const documentsContract = defineContract({
  'GET /documents/{name}': {
    access: 'public',
    summary: 'Returns a document, such as the guarantees, ready to be shown',
    params: z.object({ name: z.string().max(60) }),
    answer: z.object({ success, document: documentSchema }),
  },
  'GET /questions': {
    access: 'public',
    summary: 'Lists frequent questions about made to measure, with answers',
    answer: z.object({ success, questions: z.array(questionSchema) }),
  },
  'GET /admin/questions': {
    access: 'staff',
    areas: ['catalogue'],
    summary: 'Lists the frequent questions as they are written, in both languages',
    answer: writtenQuestionsAnswer,
  },
  'PUT /admin/questions': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [questionsAudit.changed],
    summary: 'Writes the frequent questions, in their order',
    body: z.object({
      questions: z.array(writtenQuestion).max(questionLimits.most),
      version: z.int().positive().nullable().describe('The version that was read'),
    }),
    conflicts: 'The questions were changed meanwhile',
    answer: writtenQuestionsAnswer,
  },
  'GET /admin/legal-texts': {
    access: 'admin',
    summary: 'Lists the legal texts, with the version in force and the next one',
    answer: z.object({
      success,
      texts: z.array(
        z.object({
          name,
          title: z.string(),
          inForce: versionSchema.pick({ effective: true, isOwn: true }),
          planned: effective.nullable().describe('The day of the next version'),
        }),
      ),
    }),
  },
  'GET /admin/legal-texts/{name}': {
    access: 'admin',
    summary: 'Returns a legal text with all its versions, in both languages',
    params: z.object({ name }),
    answer: legalTextAnswer,
  },
  'PUT /admin/legal-texts/{name}/{effective}': {
    access: 'admin',
    audit: [legalTextAudit.planned],
    summary: 'Writes the version of a legal text that takes effect on a day, from today on',
    params: z.object({ name, effective }),
    body: z.object({
      ...texts,
      version: z.int().positive().nullable().describe('The version that was read; null for a new one'),
    }),
    conflicts: 'The version was changed meanwhile, is in force, or its day is that of another one',
    answer: legalTextAnswer,
  },
  'DELETE /admin/legal-texts/{name}/{effective}': {
    access: 'admin',
    audit: [legalTextAudit.removed],
    summary: 'Takes back a version of a legal text before its day',
    params: z.object({ name, effective }),
    conflicts: 'The version is in force',
    answer: legalTextAnswer,
  },
  'POST /admin/legal-texts/{name}/preview': {
    access: 'admin',
    audit: { none: 'nothing is kept' },
    summary: 'Returns a legal text as the page would show it, without keeping it',
    params: z.object({ name }),
    body: z.object(texts),
    answer: z.object({ success, fr: documentSchema, en: documentSchema }),
  },
})

export type DocumentsContract = typeof documentsContract
export type LegalText = Readonly<z.output<typeof legalTextSchema>>
export type LegalTextVersion = LegalText['versions'][number]
export type WrittenQuestions = Readonly<z.output<typeof writtenQuestionsAnswer>>
export type WrittenQuestion = WrittenQuestions['questions'][number]
