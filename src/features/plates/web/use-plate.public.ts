import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../ui/api/use-api.ts'
import type { PlateSlot } from '../plate-slots.ts'
import type { PlatesContract } from '../plates.contract.ts'
import { plateQuery } from './plates.queries.ts'

/** The picture of a slot, null where the house has none, and undefined as long as that is not known. */
export const usePlate = (slot: PlateSlot) => useQuery(plateQuery(useApi<PlatesContract>(), slot)).data
