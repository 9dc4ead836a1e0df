import { storedInBrowser } from '../../../ui/stored-value.ts'
import { readStoredDraft } from '../stored-draft.ts'

/** The form in the storage of this tab, until the tab is closed, so that Back or a reload loses nothing. */
export const storedForm = storedInBrowser({
  key: 'withdrawal',
  read: readStoredDraft,
  write: JSON.stringify,
  keptIn: 'sessionStorage',
})
