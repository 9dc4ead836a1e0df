import type { ItemDraft } from './item-draft.ts'
import type { ItemErrors } from './use-item-saving.ts'

/** The props of each group of fields of an item. */
export interface FieldsOfItem {
  readonly draft: ItemDraft
  readonly change: (more: Partial<ItemDraft>) => void
  readonly errors: ItemErrors
}
