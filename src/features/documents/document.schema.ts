import { z } from 'zod'

/** A long text of the house: a legal page, a notice. */
export const documentSchema = z.object({
  title: z.string(),
  description: z.string(),
  updated: z.string().describe('The day of its last change, ISO'),
  version: z.string().optional().describe('Which of its versions it is, where one is agreed to'),
  effective: z.iso.date().optional().describe('The day since which this version is in force'),
  headings: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .describe('Its parts in order, and where each begins in the HTML'),
  html: z
    .string()
    .describe('Written by the house and turned from Markdown; not a word of it comes from outside'),
})

export type HouseDocument = z.output<typeof documentSchema>
