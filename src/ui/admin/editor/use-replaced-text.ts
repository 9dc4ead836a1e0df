import { useState } from 'react'

/**
 * A text that is saved in place of the one that was read. Where somebody else saves another one meanwhile, what is typed
 * stays, and one of both is chosen.
 */
export const useReplacedText = (saved: string) => {
  const [draft, setDraft] = useState<{ readonly text: string; readonly replaces: string }>()
  const theirs = draft && draft.replaces !== saved && draft.text.trim() !== saved ? saved : undefined
  return {
    text: draft?.text ?? saved,
    isSame: draft === undefined || draft.text.trim() === saved,
    replaces: draft?.replaces ?? saved,
    /** What somebody else has saved since the typing began. */
    theirs,
    type: (text: string) => setDraft({ text, replaces: draft?.replaces ?? saved }),
    takeTheirs: () => setDraft(undefined),
    keepMine: () => draft && setDraft({ ...draft, replaces: saved }),
    reset: () => setDraft(undefined),
  }
}
