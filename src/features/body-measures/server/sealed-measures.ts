import { z } from 'zod'
import type { Seal } from '../../../platform/sessions/seal.ts'
import { waysOfTaking } from '../body-measures.limits.ts'
import { type MeasureName, measureNames } from '../body-measures.ts'

/** What the server alone can read of a version. */
const contentSchema = z.object({
  how: z.enum(waysOfTaking),
  shoes: z.string().nullable(),
  note: z.string().nullable(),
  measures: z.array(
    z.object({
      name: z.enum(measureNames as [MeasureName, ...MeasureName[]]),
      passes: z.array(z.int()),
      iso: z.string().nullable(),
    }),
  ),
  /** The keys of the doubts that were confirmed up to this version. */
  confirmed: z.array(z.string()),
})

export type MeasuresContent = Readonly<z.output<typeof contentSchema>>

const sealedFor = (profileId: string) => ({ purpose: 'body-measures', owner: profileId })

export const sealMeasures = (seal: Seal, profileId: string, content: MeasuresContent) =>
  seal.close(JSON.stringify(content), sealedFor(profileId))

/** Undefined where the secret by which it was sealed is no longer known. */
export const openMeasures = (seal: Seal, profileId: string, sealed: string) => {
  const opened = seal.open(sealed, sealedFor(profileId))
  if (!opened) return undefined
  return { content: contentSchema.parse(JSON.parse(opened.text)), isOld: opened.isOld }
}
