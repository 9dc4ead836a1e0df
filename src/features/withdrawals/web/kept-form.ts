import { keptInBrowser } from '../../../ui/stored-value.ts'
import { readKeptDraft } from '../kept-draft.ts'

/** The form as this tab keeps it, until the tab is closed: going back or reloading loses nothing. */
export const keptForm = keptInBrowser({
  key: 'withdrawal',
  read: readKeptDraft,
  write: JSON.stringify,
  keptIn: 'sessionStorage',
})
