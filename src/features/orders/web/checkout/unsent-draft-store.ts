import { keptInBrowser } from '../../../../ui/stored-value.ts'
import { readUnsentDraft } from '../../unsent-draft.ts'

/** What this tab has not told the house yet: a reload or a session that ends by itself loses nothing. */
export const unsentDraft = keptInBrowser({
  key: 'unsentCheckout',
  read: readUnsentDraft,
  write: JSON.stringify,
  keptIn: 'sessionStorage',
})
