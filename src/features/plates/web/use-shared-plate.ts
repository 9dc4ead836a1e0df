import { shareOf } from '../../../shared/pictures/share-of.ts'
import type { HeadPlate } from '../plate-slots.ts'
import { usePlate } from './use-plate.public.ts'

/** What a link is shared with to a page that this plate opens. */
export const useSharedPlate = (slot: HeadPlate) => shareOf(usePlate(slot) ?? undefined)
