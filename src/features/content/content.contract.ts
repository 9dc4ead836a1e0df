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
    summary: 'The editorial pictures of these slots; a slot that is still empty is left out',
    query: z.object({ slots: slotsParam.optional() }),
    answer: z.object({ success: z.literal(true), plates: z.partialRecord(z.string(), sharedPictureSchema) }),
  },
  'GET /documents/{name}': {
    access: 'public',
    summary: 'A long text of the house, such as its guarantees, ready to be shown',
    params: z.object({ name: z.string().max(60) }),
    answer: z.object({ success: z.literal(true), document: documentSchema }),
  },
  'GET /questions': {
    access: 'public',
    summary: 'What the house is often asked about made to measure, with its answers',
    answer: z.object({ success: z.literal(true), questions: z.array(questionSchema) }),
  },
})

export type ContentContract = typeof contentContract
