import { z } from 'zod'

/** A long text of the house: a legal page, a notice. */
export const documentSchema = z.object({
  title: z.string(),
  description: z.string(),
  updated: z.string().describe('The day of its last change, ISO'),
  html: z
    .string()
    .describe('Written by the house and turned from Markdown; not a word of it comes from outside'),
})

export type HouseDocument = z.output<typeof documentSchema>
