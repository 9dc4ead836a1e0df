import { type ReactNode, useMemo } from 'react'
import { type DraftStore, DraftStoreContext } from '../../../ui/admin/editor/drafts/draft-store.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import type { EditorDraftsContract } from '../editor-drafts.contract.ts'

/** Keeps what is typed in the editors of the admin with the account of the reader. */
export const DraftStoreProvider = ({ children }: { readonly children: ReactNode }) => {
  const api = useApi<EditorDraftsContract>()
  const store = useMemo<DraftStore>(
    () => ({
      read: async (record) => (await api('GET /admin/drafts/{record}', { params: { record } })).draft,
      write: (record, { changed, begunFrom }) =>
        api('PUT /admin/drafts/{record}', {
          params: { record },
          body: { changed: { ...changed }, begunFrom: { ...begunFrom } },
        }),
      remove: (record) => api('DELETE /admin/drafts/{record}', { params: { record } }),
    }),
    [api],
  )
  return <DraftStoreContext value={store}>{children}</DraftStoreContext>
}
