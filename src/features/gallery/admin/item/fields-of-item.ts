import type { ItemDraft } from './item-draft.ts'
import type { ItemErrors } from './use-item-saving.ts'

/** What each group of fields of an item is given. */
export interface FieldsOfItem {
  readonly draft: ItemDraft
  readonly change: (more: Partial<ItemDraft>) => void
  readonly errors: ItemErrors
}
