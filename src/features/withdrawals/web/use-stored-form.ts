import { useSyncExternalStore } from 'react'
import type { StoredDraft } from '../stored-draft.ts'
import { storedForm } from './stored-form.ts'

const onServer = () => undefined

/** The stored form of this tab; undefined until hydration. */
export const useStoredForm = () =>
  useSyncExternalStore<StoredDraft | undefined>(storedForm.subscribe, storedForm.current, onServer)
