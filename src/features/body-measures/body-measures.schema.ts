import { z } from 'zod'
import { lineField, orNothing, paragraphsField } from '../../shared/api/text-fields.ts'
import { lengthOfCm } from '../../shared/lengths/body-length.ts'
import {
  longestCm,
  mostPasses,
  noteMaxLength,
  profileNameMaxLength,
  shoesMaxLength,
  takers,
  waysOfTaking,
} from './body-measures.limits.ts'
import { type MeasureName, measureNames } from './body-measures.ts'
import { doubtRules } from './doubts.rules.ts'

const success = z.literal(true)
const measureName = z.enum(measureNames as [MeasureName, ...MeasureName[]])
const lengthInCm = z.number().describe('In centimetres')

const passField = z
  .int({ error: 'body-measures:fields.length' })
  .min(0, { error: 'body-measures:fields.length' })
  .max(lengthOfCm(longestCm), { error: 'body-measures:fields.length' })
  .describe('In eightieths of a millimetre: 80 for 0.1 cm, 127 for a sixteenth of an inch')

const takenMeasures = z
  .array(z.object({ name: measureName, passes: z.array(passField).min(1).max(mostPasses) }))
  .min(1)
  .max(measureNames.length)
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
    error: 'body-measures:fields.twice',
  })
  .describe('Those that were taken; the others stay as they were')

export const doubtKey = z.string().max(200)

export const takingSchema = z.object({
  after: z.int().nonnegative().describe('The version that the caller has read; 0 for none'),
  takenOn: z.iso.date({ error: 'body-measures:fields.takenOn' }),
  how: z.enum(waysOfTaking),
  shoes: orNothing(lineField({ maxLength: shoesMaxLength })).describe('Those of the day'),
  note: orNothing(paragraphsField({ maxLength: noteMaxLength })),
  measures: takenMeasures,
  confirmed: z
    .array(doubtKey)
    .max(100)
    .default([])
    .describe('The keys of doubts that were confirmed, and are not asked again'),
})

const doubtSchema = z.object({
  rule: z.enum(doubtRules),
  measures: z.array(measureName).describe('Those to be taken again'),
  key: z.string(),
})

const measureSchema = z.object({
  name: measureName,
  length: z.int().nullable().describe('In eightieths of a millimetre; null until its passes agree'),
  cm: lengthInCm.nullable(),
  passes: z.array(z.int()),
  iso: z.string().nullable().describe('The number in ISO 8559-1 by which it was taken'),
  takenOn: z.iso.date(),
  takenBy: z.enum(takers),
})

const profileSchema = z.object({
  _id: z.string(),
  name: z.string().nullable().describe('Null for the customer'),
  version: z.int().nonnegative().describe('0 before the first measures'),
  takenOn: z.iso.date().nullable(),
  isFresh: z.boolean().describe('Young enough to cut by'),
  measures: z
    .array(measureSchema)
    .describe('The latest of each; those of the atelier count before later ones'),
  doubts: z.array(doubtSchema).describe('What is doubtful and not confirmed'),
})

const readingSchema = z.object({
  at: z.iso.datetime(),
  by: z.string().nullable().describe('None once the account is gone'),
  profile: z.string(),
})

const versionSchema = z.object({
  number: z.int().positive(),
  takenOn: z.iso.date(),
  takenBy: z.enum(takers),
  how: z.enum(waysOfTaking),
  shoes: z.string().nullable(),
  note: z.string().nullable(),
  measures: z.array(measureSchema.omit({ takenOn: true, takenBy: true })),
})

export const ownAnswer = z.object({
  success,
  profiles: z.array(profileSchema).describe('The customer first'),
  readings: z.array(readingSchema).describe('Who of the house has read them, newest first'),
})

export const versionsAnswer = z.object({ success, versions: z.array(versionSchema).describe('Newest first') })

// The answer of a call with a key is kept for a while: it holds no measure.
export const begunAnswer = z.object({ success, _id: z.string() })
export const takenAnswer = z.object({ success, version: z.int().positive() })

export const nameField = lineField({ maxLength: profileNameMaxLength }).min(1, {
  error: 'body-measures:fields.name',
})

export const profilesAnswer = z.object({ success, profiles: z.array(profileSchema) })

export type MeasuresAnswer = Readonly<z.output<typeof ownAnswer>>
export type MeasureProfile = Readonly<z.output<typeof profileSchema>>
export type MeasureVersion = Readonly<z.output<typeof versionSchema>>
export type Taking = Readonly<z.output<typeof takingSchema>>
export type SentTaking = z.input<typeof takingSchema>
