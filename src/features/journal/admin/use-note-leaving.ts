import { useCallback } from 'react'
import type { LeavingList } from '../../../ui/admin/list/file/list-file.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import type { JournalContract } from '../journal.contract.ts'

/** Has the log note that a list leaves the house. */
export const useNoteLeaving = () => {
  const api = useApi<JournalContract>()
  return useCallback((body: LeavingList) => api('POST /admin/saved-lists', { body }), [api])
}
