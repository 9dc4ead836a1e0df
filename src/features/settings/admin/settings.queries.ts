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

/** What a call that saves a record answers. */
export interface SavedRecord<Name extends RecordName> {
  readonly record: SettingsRecords[Name]
  /** What the log says of it; none where nothing changed. */
  readonly entry: string | undefined
}

type PutRecord = {
  readonly [Name in RecordName]: (api: SettingsApi, body: SettingsRecords[Name]) => Promise<SavedRecord<Name>>
}

/** The call that saves each record; it returns the record after it. */
export const putRecord: PutRecord = {
  house: async (api, body) => {
    const { house: record, entry } = await api('PUT /admin/settings/house', { body })
    return { record, entry }
  },
  seller: async (api, body) => {
    const { seller: record, entry } = await api('PUT /admin/settings/seller', { body })
    return { record, entry }
  },
  delivery: async (api, body) => {
    const { delivery: record, entry } = await api('PUT /admin/settings/delivery', { body })
    return { record, entry }
  },
  services: async (api, body) => {
    const { services: record, entry } = await api('PUT /admin/settings/services', { body })
    return { record, entry }
  },
  atelier: async (api, body) => {
    const { atelier: record, entry } = await api('PUT /admin/settings/atelier', { body })
    return { record, entry }
  },
}
