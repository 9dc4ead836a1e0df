import { storedInBrowser } from '../../../../ui/stored-value.ts'
import { readUnsentDraft } from '../../draft/unsent-draft.ts'

/** What this tab has not told the house yet: a reload or a session that ends by itself loses nothing. */
export const unsentDraft = storedInBrowser({
  key: 'unsentCheckout',
  read: readUnsentDraft,
  write: JSON.stringify,
  keptIn: 'sessionStorage',
})
