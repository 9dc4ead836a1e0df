import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { sharedPictureSchema } from '../../shared/pictures/picture.schema.ts'
import { documentSchema } from './document.schema.ts'
import { isPlateSlot, type PlateSlot, plateSlots } from './plate-slots.ts'
import { questionSchema } from './question.schema.ts'

const slotSchema = z.custom<PlateSlot>((word) => typeof word === 'string' && isPlateSlot(word))

const slotsParam = z
  .string()
  .max(Object.keys(plateSlots).join().length)
  .transform((list) => [...new Set(list.split(','))])
  .pipe(z.array(slotSchema))
  .describe('Slots between commas; all of them when left out')

export const contentContract = defineContract({
  'GET /plates': {
    access: 'public',
    summary: 'Returns the editorial pictures of the given slots; empty slots are omitted',
    query: z.object({ slots: slotsParam.optional() }),
    answer: z.object({ success: z.literal(true), plates: z.partialRecord(z.string(), sharedPictureSchema) }),
  },
  'GET /documents/{name}': {
    access: 'public',
    summary: 'Returns a document, such as the guarantees, ready to be shown',
    params: z.object({ name: z.string().max(60) }),
    answer: z.object({ success: z.literal(true), document: documentSchema }),
  },
  'GET /questions': {
    access: 'public',
    summary: 'Lists frequent questions about made to measure, with answers',
    answer: z.object({ success: z.literal(true), questions: z.array(questionSchema) }),
  },
})

export type ContentContract = typeof contentContract
