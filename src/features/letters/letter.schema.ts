import { z } from 'zod'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { letterLengths, mostParts, partIdLength } from './letters.limits.ts'
import './letters.refusals.fr.ts'

/** Whether a text is the path of a page of the site, which leads nowhere else. */
export const isPathOfSite = (text: string) => /^\/(?![/\\])[^\s\\]*$/.test(text)

const heading = lineField({ maxLength: letterLengths.heading })
const text = paragraphsField({ maxLength: letterLengths.text })
const button = lineField({ maxLength: letterLengths.button })
const id = lineField({ maxLength: partIdLength }).toLowerCase()

const partSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), fr: heading, en: heading }),
  z.object({ kind: z.literal('text'), fr: text, en: text }).describe('« **words** » are set in bold'),
  z
    .object({ kind: z.literal('product'), id })
    .describe('With its picture, its name and its price of the day'),
  z.object({ kind: z.literal('picture'), id }).describe('A picture of the gallery, with its words'),
  z.object({
    kind: z.literal('button'),
    fr: button,
    en: button,
    path: lineField({ maxLength: letterLengths.path })
      .refine((path) => path === '' || isPathOfSite(path), { error: 'letters:fields.path' })
      .describe('A page of the site, such as « /boutique »'),
  }),
])

const headSchema = z.object({
  subject: lineField({ maxLength: letterLengths.subject }),
  preheader: lineField({ maxLength: letterLengths.preheader }).describe(
    'What programs of mail show beside the subject',
  ),
})

/** What is written of a letter. */
export const letterContentSchema = z.object({
  fr: headSchema,
  en: headSchema.describe('A letter is in English once all of its words are'),
  parts: z.array(partSchema).max(mostParts),
})

export type LetterContent = z.output<typeof letterContentSchema>
export type LetterPart = LetterContent['parts'][number]
