import { z } from 'zod'
import { lineField } from '../../shared/api/text-fields.ts'
import { hasKnownPlaces, wordedPages, wordsLength } from './page-words.limits.ts'
import './page-words.refusals.fr.ts'

const page = z.enum(wordedPages)

export const pageOfWords = z.object({ page })

export const textOfPage = z.object({ page, key: z.string().regex(/^[A-Za-z][\w.]{0,99}$/) })

const words = lineField({ maxLength: wordsLength })
  .min(1)
  .refine(hasKnownPlaces, { error: 'page-words:fields.places' })
  .nullable()
  .describe('Null: as the software says it')

/** A text as the house sends it. */
export const sentWords = z.object({ fr: words, en: words })

/** A text as it is kept. */
export const keptWords = z.object({ fr: z.string().nullable(), en: z.string().nullable() })

export const textName = z.string().describe('The text, by its name among those of its page')
