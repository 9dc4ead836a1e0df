import { z } from 'zod'

/** All that the house keeps about a person. */
export const personalExportSchema = z.object({
  exportedAt: z.string(),
  house: z.string(),
  sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})

export type PersonalExport = Readonly<z.output<typeof personalExportSchema>>
