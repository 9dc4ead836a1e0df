import { storedInBrowser } from '../../../ui/stored-value.ts'
import { readStoredDraft } from '../stored-draft.ts'

/** The form as this tab keeps it, until the tab is closed: going back or reloading loses nothing. */
export const storedForm = storedInBrowser({
  key: 'withdrawal',
  read: readStoredDraft,
  write: JSON.stringify,
  keptIn: 'sessionStorage',
})
