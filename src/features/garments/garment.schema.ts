import { z } from 'zod'
import { type Cut, type CutPart, cutParts, cutWords } from './cut.ts'
import { measureLimitsCm, measureNames, type SizeMeasures } from './garment-measures.ts'

const cm = z
  .number()
  .min(measureLimitsCm.min)
  .max(measureLimitsCm.max)
  .multipleOf(measureLimitsCm.step)
  .nullish()

const cutSchema = z
  .strictObject({
    garment: z.enum(cutWords.garment).nullish(),
    silhouette: z.enum(cutWords.silhouette).nullish(),
    neckline: z.enum(cutWords.neckline).nullish(),
    sleeves: z.enum(cutWords.sleeves).nullish(),
    length: z.enum(cutWords.length).nullish(),
    train: z.enum(cutWords.train).nullish(),
    back: z.enum(cutWords.back).nullish(),
  } satisfies Record<CutPart, unknown>)
  .transform(
    (sent): Cut =>
      Object.fromEntries(cutParts.flatMap((part) => (sent[part] ? [[part, sent[part]] as const] : []))),
  )

const sizeMeasuresSchema = z
  .strictObject({
    size: z.string().max(20).nullable().describe('null for a product without sizes'),
    bust: cm,
    waist: cm,
    hip: cm,
    shoulders: cm,
    sleeve: cm,
    length: cm,
  })
  .transform(
    ({ size, ...sent }): SizeMeasures => ({
      size,
      ...Object.fromEntries(
        measureNames.flatMap((name) => (typeof sent[name] === 'number' ? [[name, sent[name]] as const] : [])),
      ),
    }),
  )

/** How a garment is cut and what it measures, as an editor sends it. */
export const sentGarmentSchema = z.strictObject({
  cut: cutSchema.describe('A word of the house for each part; French in every language'),
  measures: z
    .array(sizeMeasuresSchema)
    .max(20)
    .transform((list) => list.filter((of) => measureNames.some((name) => of[name] !== undefined)))
    .describe('Of the finished garment, in centimetres'),
})

const measured = z.number().optional()

/** How a garment is cut and what it measures, as it is answered. */
export const garmentSchema = z.object({
  cut: z
    .object({
      garment: z.enum(cutWords.garment).optional(),
      silhouette: z.enum(cutWords.silhouette).optional(),
      neckline: z.enum(cutWords.neckline).optional(),
      sleeves: z.enum(cutWords.sleeves).optional(),
      length: z.enum(cutWords.length).optional(),
      train: z.enum(cutWords.train).optional(),
      back: z.enum(cutWords.back).optional(),
    } satisfies Record<CutPart, unknown>)
    .describe('A word of the house for each part; French in every language'),
  measures: z
    .array(
      z.object({
        size: z.string().nullable().describe('null for a product without sizes'),
        bust: measured,
        waist: measured,
        hip: measured,
        shoulders: measured,
        sleeve: measured,
        length: measured,
      }),
    )
    .describe('Of the finished garment, in centimetres'),
})

export type Garment = z.output<typeof garmentSchema>
