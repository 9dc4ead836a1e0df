import { useQueryClient } from '@tanstack/react-query'
import { oneAtATime } from '../../../shared/one-at-a-time.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import type { AdminSettingsContract, RecordName, SettingsRecords } from '../admin-settings.contract.ts'
import { putRecord, settingsQuery } from './settings.queries.ts'

/**
 * Sections that write the same record are saved one after the other, so that each uses the version that the one before
 * has made.
 */
const inTurn = oneAtATime()

/** Reads and saves one of the records of the settings. */
export const useRecord = <Name extends RecordName>(name: Name) => {
  const queries = useQueryClient()
  const api = useApi<AdminSettingsContract>()
  const query = settingsQuery(api)
  return {
    reread: async () => {
      await queries.refetchQueries({ queryKey: query.queryKey })
      return queries.getQueryData(query.queryKey)?.[name].version
    },
    /** Saves some fields together with the other fields of the record; confirmed fields are no examples any more. */
    put: (values: Partial<SettingsRecords[Name]>, confirmed: readonly string[]) =>
      inTurn(async () => {
        const known = (await queries.ensureQueryData(query))[name]
        const examples = known.examples.filter((field) => !confirmed.includes(field))
        const saved = await putRecord[name](api, { ...known, ...values, examples })
        queries.setQueryData(query.queryKey, (all) => all && { ...all, [name]: saved.record })
        return saved
      }),
  }
}
