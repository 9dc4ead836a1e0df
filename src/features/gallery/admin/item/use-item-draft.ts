import { useState } from 'react'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import type { AdminGalleryItem } from '../../gallery-admin.contract.ts'
import {
  type Changes,
  contestedFields,
  type DraftField,
  draftOf,
  type ItemDraft,
  unsavedFields,
  withChanges,
} from './item-draft.ts'

/** By account and item, as long as this tab shows the site. */
const kept = new Map<string, Changes>()

/** What is written about an item: it stays while its writer looks at others, or signs in again. */
export const useItemDraft = (item: AdminGalleryItem) => {
  const { tokens } = useSession()
  const [key] = useState(() => `${tokens.accountId()} ${item._id}`)
  const [changes, setChanges] = useState(() => kept.get(key))
  const house = draftOf(item)

  const keep = (next: Changes | undefined) => {
    if (next) kept.set(key, next)
    else kept.delete(key)
    setChanges(next)
  }

  /** Of what was kept last and not of what was shown last: two fields may change before they are. */
  const change = (more: Partial<ItemDraft>) => {
    const before = kept.get(key)
    keep({ changed: { ...before?.changed, ...more }, begunFrom: before?.begunFrom ?? house })
  }

  /** Takes what the house says of a field in the place of what was written. */
  const takeTheirs = (field: DraftField) => change({ [field]: house[field] })

  return {
    draft: withChanges(house, changes),
    house,
    change,
    takeTheirs,
    unsaved: unsavedFields(house, changes),
    contested: contestedFields(house, changes),
    clear: () => keep(undefined),
  }
}

export type DraftOfItem = ReturnType<typeof useItemDraft>
