import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { PlateImage } from '../plate.schema.ts'
import type { PlateSlot } from '../plate-slots.ts'
import type { PlatesContract } from '../plates.contract.ts'

type ContentApi = Api<PlatesContract>

/** The picture of one slot; null while the slot is empty. */
export const plateQuery = (api: ContentApi, slot: PlateSlot) =>
  queryOptions({
    queryKey: ['plate', api.lng, slot],
    queryFn: async ({ signal }): Promise<PlateImage | null> =>
      (await api('GET /plates', { query: { slots: slot }, signal })).plates[slot] ?? null,
  })

interface PlatesOfPage {
  readonly queries: QueryClient
  readonly api: ContentApi
  readonly slots: readonly PlateSlot[]
}

/** Asks for all plates of a page in one call, for its load; never fails, as a page reads without its pictures. */
export const prefetchPlates = ({ queries, api, slots }: PlatesOfPage) => {
  let call: Promise<Partial<Record<string, PlateImage>>> | undefined
  const ask = async () => {
    call ??= api('GET /plates', { query: { slots: slots.join() } }).then(({ plates }) => plates)
    return call
  }
  return Promise.all(
    slots.map((slot) =>
      queries.prefetchQuery({
        ...plateQuery(api, slot),
        queryFn: async () => (await ask())[slot] ?? null,
      }),
    ),
  )
}
