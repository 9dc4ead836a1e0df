import { z } from 'zod'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import {
  mostEuros,
  mostInstalments,
  mostQuantity,
  mostQuoteLines,
  mostStageHours,
  quoteLineLength,
  quoteTitleLength,
  quoteWordsLength,
  wholeShare,
} from '../commissions/commissions.limits.ts'
import { quoteTotalCents } from '../commissions/quotes/quote.rules.ts'
import { stageKeys } from '../commissions/stages/stages.ts'

const inBoth = (fr: z.ZodString, en: z.ZodString) => ({
  fr,
  en: en.nullish().transform((text) => text || null),
})
const line = lineField({ maxLength: quoteLineLength })

const lineSchema = z.object({
  ...inBoth(line.min(1), line),
  quantity: z.number().int().min(1).max(mostQuantity),
  unitCents: z
    .number()
    .int()
    .min(0)
    .max(mostEuros * 100),
})

/** A draft of a quote, which may be unfinished; it is checked as a whole before it is sent. */
export const quoteContentSchema = z.object({
  title: z.object(
    inBoth(lineField({ maxLength: quoteTitleLength }).min(1), lineField({ maxLength: quoteTitleLength })),
  ),
  words: z.object(
    inBoth(
      paragraphsField({ maxLength: quoteWordsLength }),
      paragraphsField({ maxLength: quoteWordsLength }),
    ),
  ),
  lines: z
    .array(lineSchema)
    .max(mostQuoteLines)
    .refine((lines) => quoteTotalCents({ lines }) <= mostEuros * 100)
    .readonly(),
  options: z.array(lineSchema).max(mostQuoteLines).readonly(),
  cloths: z
    .array(z.object({ ...inBoth(line.min(1), line), readyOn: z.iso.date().nullable() }))
    .max(mostQuoteLines)
    .readonly(),
  stages: z
    .array(z.object({ stage: z.enum(stageKeys), hours: z.number().int().min(0).max(mostStageHours) }))
    .max(stageKeys.length)
    .readonly(),
  schedule: z
    .array(
      z.object({
        beforeStage: z.enum(stageKeys).nullable(),
        share: z.number().int().min(0).max(wholeShare),
      }),
    )
    .max(mostInstalments)
    .readonly(),
  handoverBy: z.iso.date(),
})
