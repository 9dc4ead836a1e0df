import { createStoredValue } from '../../../ui/stored-value.ts'
import { readKeptDraft } from '../kept-draft.ts'

/** The form as this tab keeps it, until the tab is closed: going back or reloading loses nothing. Only in a browser. */
export const keptForm = createStoredValue({
  key: 'withdrawal',
  read: readKeptDraft,
  write: JSON.stringify,
  storage: () => sessionStorage,
  events: globalThis,
  // biome-ignore lint/suspicious/noConsole: errors of the tab's storage are only logged (§8)
  log: (error) => console.error(error),
})
