import { z } from 'zod'

/** A question that the house is often asked, and what it answers. */
export const questionSchema = z.object({
  id: z.string().describe('The same in every language; the anchor of the question on its page'),
  question: z.string(),
  answer: z
    .string()
    .describe('HTML, written by the house and turned from Markdown; what is filled in is words, never tags'),
})

export type Question = z.output<typeof questionSchema>
