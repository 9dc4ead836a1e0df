import { z } from 'zod'
import { isPlainText, oneLine, paragraphs } from '../text/plain-text.ts'

const inOrder = (order: (text: string) => string) =>
  z.string().overwrite(order).refine(isPlainText, { error: 'request:fields.unreadable' })

interface TextField {
  readonly maxLength: number
}

/** A line of plain text in a body, normalized before its length is checked. */
export const lineField = ({ maxLength }: TextField) => inOrder(oneLine).max(maxLength)

/** Plain text of several lines in a body, normalized before its length is checked. */
export const paragraphsField = ({ maxLength }: TextField) => inOrder(paragraphs).max(maxLength)

/** An optional text: absent, null and empty all become null. */
export const orNothing = (field: z.ZodString) => field.nullish().transform((text) => text || null)

/** The text that the caller has read: where it is no longer so, nothing is overwritten. */
export const replacedField = (field: TextField) =>
  paragraphsField(field)
    .optional()
    .describe('What the caller has read; where the record says something else by now, the call is refused')
