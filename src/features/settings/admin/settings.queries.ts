import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { AdminSettingsContract, RecordName, SettingsRecords } from '../admin-settings.contract.ts'

export type SettingsApi = Api<AdminSettingsContract>

/** All settings that can be edited, with their versions. */
export const settingsQuery = (api: SettingsApi) =>
  queryOptions({
    queryKey: ['admin-settings'],
    queryFn: async ({ signal }): Promise<SettingsRecords> => {
      const { success: _, ...records } = await api('GET /admin/settings', { signal })
      return records
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })

type PutRecord = {
  readonly [Name in RecordName]: (
    api: SettingsApi,
    body: SettingsRecords[Name],
  ) => Promise<SettingsRecords[Name]>
}

/** The call that saves each record; it returns the record after it. */
export const putRecord: PutRecord = {
  house: async (api, body) => (await api('PUT /admin/settings/house', { body })).house,
  seller: async (api, body) => (await api('PUT /admin/settings/seller', { body })).seller,
  delivery: async (api, body) => (await api('PUT /admin/settings/delivery', { body })).delivery,
  services: async (api, body) => (await api('PUT /admin/settings/services', { body })).services,
}
