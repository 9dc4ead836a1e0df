import { useSyncExternalStore } from 'react'
import type { KeptDraft } from '../kept-draft.ts'
import { keptForm } from './kept-form.ts'

const onServer = () => undefined

/** What the tab keeps of the form; unknown while the page is still everybody's. */
export const useKeptForm = () =>
  useSyncExternalStore<KeptDraft | undefined>(keptForm.subscribe, keptForm.current, onServer)
