import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '../../../ui/api/use-api.ts'
import type { PublicHouse } from '../public-house.schema.ts'
import type { SettingsContract } from '../settings.contract.ts'
import { houseQuery } from './house.queries.ts'

/** The house's name and contact data, which every page has from its first render. */
export const useHouse = (): PublicHouse => useSuspenseQuery(houseQuery(useApi<SettingsContract>())).data
