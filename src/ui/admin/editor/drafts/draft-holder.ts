import { createDraftKeeper } from '../../../draft-keeper.ts'
import type { DraftContent, StoredDraft } from './draft-store.ts'

interface DraftHolderOptions {
  readonly read: () => Promise<StoredDraft | null>
  readonly write: (draft: DraftContent) => Promise<unknown>
  readonly remove: () => Promise<unknown>
  /** Whether a draft may wait that was not typed in this tab. */
  readonly asks: boolean
}

/** How long a writer has to pause before the draft is sent. */
export const quietMs = 1_500

/**
 * Keeps what is typed in one editor. Until it is known whether a draft waits, and while one that waits is neither taken
 * up nor thrown away, nothing is sent, because it would take the place of that draft. What fails is told to nobody, and
 * tried again with the next change.
 */
export const createDraftHolder = ({ read, write, remove, asks }: DraftHolderOptions) => {
  let state: 'unknown' | 'asking' | 'offered' | 'known' = asks ? 'unknown' : 'known'
  let offered: StoredDraft | undefined
  let typed: DraftContent | undefined
  /** Whether the house may have a draft. */
  let isKept = !asks
  const listeners = new Set<() => void>()
  const keeper = createDraftKeeper<DraftContent | undefined>({
    quietMs,
    send: (draft) => (draft ? write(draft) : remove()),
  })

  const keep = () => {
    if (!typed && !isKept) return
    isKept = typed !== undefined
    keeper.keep(typed)
    if (!typed) void keeper.flush()
  }

  const become = (next: typeof state, draft?: StoredDraft) => {
    state = next
    offered = draft
    for (const listener of listeners) listener()
  }

  /** Asks whether a draft waits; `fits` says whether the form can take it. */
  const ask = async (fits: (draft: StoredDraft) => boolean) => {
    if (state !== 'unknown') return
    state = 'asking'
    try {
      const draft = await read()
      if (draft && fits(draft)) return become('offered', draft)
      isKept = draft !== null
      become('known')
      keep()
    } catch {
      state = 'unknown'
    }
  }

  return {
    ask,
    /** Follows what is typed here; undefined once there is nothing that is not saved. */
    follow: (draft: DraftContent | undefined) => {
      typed = draft
      if (state === 'known') keep()
    },
    /** The draft that waits is taken up or thrown away: what is typed here takes its place. */
    settle: () => {
      isKept = true
      become('known')
      keep()
    },
    /** Sends at once, because the page may go. */
    flush: keeper.flush,
    offered: () => offered,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type DraftHolder = ReturnType<typeof createDraftHolder>
