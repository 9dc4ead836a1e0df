import { createContext, useContext } from 'react'

type Fields = Readonly<Record<string, unknown>>

/** What was typed in an editor and not saved: the changed fields, and what was saved of them when the typing began. */
export interface DraftContent {
  readonly changed: Fields
  readonly begunFrom: Fields
}

export interface StoredDraft extends DraftContent {
  readonly savedAt: string
}

/** Where drafts are kept with the account. */
export interface DraftStore {
  readonly read: (record: string) => Promise<StoredDraft | null>
  readonly write: (record: string, draft: DraftContent) => Promise<unknown>
  readonly remove: (record: string) => Promise<unknown>
}

/** Without anything that keeps them, drafts end with the page. */
const nowhere: DraftStore = {
  read: async () => null,
  write: async () => undefined,
  remove: async () => undefined,
}

export const DraftStoreContext = createContext(nowhere)

export const useDraftStore = () => useContext(DraftStoreContext)
