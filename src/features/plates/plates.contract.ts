import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { plateSchema } from './plate.schema.ts'
import { isPlateSlot, type PlateSlot, plateSlots } from './plate-slots.ts'

export const slotSchema = z.custom<PlateSlot>((word) => typeof word === 'string' && isPlateSlot(word))

const slotsParam = z
  .string()
  .max(Object.keys(plateSlots).join().length)
  .transform((list) => [...new Set(list.split(','))])
  .pipe(z.array(slotSchema))
  .describe('Slots between commas; all of them when left out')

export const platesContract = defineContract({
  'GET /plates': {
    access: 'public',
    summary: 'Returns the editorial pictures of the given slots; empty slots are omitted',
    query: z.object({ slots: slotsParam.optional() }),
    answer: z.object({ success: z.literal(true), plates: z.partialRecord(z.string(), plateSchema) }),
  },
})

export type PlatesContract = typeof platesContract
