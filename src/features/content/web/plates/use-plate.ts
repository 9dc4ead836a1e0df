import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { ContentContract } from '../../content.contract.ts'
import type { PlateSlot } from '../../plate-slots.ts'
import { plateQuery } from './plates.queries.ts'

/** The picture of a slot, or undefined while there is none. */
export const usePlate = (slot: PlateSlot) =>
  useQuery(plateQuery(useApi<ContentContract>(), slot)).data ?? undefined
