import { storedInBrowser } from '../../../../ui/stored-value.ts'
import { readUnsentDraft } from '../../draft/unsent-draft.ts'

/** The part of the draft that the server does not have yet: neither a reload nor the end of the session loses it. */
export const unsentDraft = storedInBrowser({
  key: 'unsentCheckout',
  read: readUnsentDraft,
  write: JSON.stringify,
  keptIn: 'sessionStorage',
})
