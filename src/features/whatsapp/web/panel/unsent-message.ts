import { keptInBrowser } from '../../../../ui/stored-value.ts'
import { chatMessageMaxLength } from '../../whatsapp.limits.ts'

/** What is being written to the house, as this tab keeps it: closing the conversation or leaving the page loses nothing. */
export const unsentMessage = keptInBrowser({
  key: 'unsentMessage',
  read: (text) => (text ?? '').slice(0, chatMessageMaxLength),
  write: String,
  keptIn: 'sessionStorage',
})
