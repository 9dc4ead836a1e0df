import { implement } from '../../../platform/http/implement.ts'
import { isPlateSlot, plateSlots } from '../plate-slots.ts'
import { platesContract } from '../plates.contract.ts'
import { findPlates } from './find-plates.ts'
import { plateTag } from './plates.tags.public.ts'

export const platesRoutes = implement(platesContract, {
  'GET /plates': async (ctx, { query }) => {
    const slots = query.slots ?? Object.keys(plateSlots).filter(isPlateSlot)
    ctx.reads(...slots.map(plateTag))
    return { success: true as const, plates: await findPlates(ctx, slots) }
  },
})
