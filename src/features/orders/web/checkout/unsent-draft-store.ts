import { createStoredValue } from '../../../../ui/stored-value.ts'
import { readUnsentDraft } from '../../unsent-draft.ts'

/** What this tab has not told the house yet: a reload or a session that ends by itself loses nothing. Only in a browser. */
export const unsentDraft = createStoredValue({
  key: 'unsentCheckout',
  read: readUnsentDraft,
  write: JSON.stringify,
  storage: () => sessionStorage,
  events: globalThis,
  // biome-ignore lint/suspicious/noConsole: errors of the tab's storage are only logged (§8)
  log: (error) => console.error(error),
})
