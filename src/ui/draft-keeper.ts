import { oneAtATime } from '../shared/one-at-a-time.ts'

interface DraftKeeperOptions<Draft> {
  readonly send: (draft: Draft) => Promise<unknown>
  /** Receives the draft that is not sent yet, to store it beyond the page; undefined once there is none. */
  readonly note?: (unsent: Draft | undefined) => void
  /** How long the writer has to pause in writing before the draft is sent. */
  readonly quietMs: number
}

/**
 * Saves the draft while it is entered: after a pause, one call at a time, each with the newest draft. A draft whose
 * call fails is sent again with the next change, and stays noted until it has been sent.
 */
export const createDraftKeeper = <Draft>({
  send,
  note = () => undefined,
  quietMs,
}: DraftKeeperOptions<Draft>) => {
  const inTurn = oneAtATime()
  let unsent: { readonly draft: Draft } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const sendUnsent = async () => {
    const next = unsent
    if (!next) return
    unsent = undefined
    try {
      await send(next.draft)
      if (!unsent) note(undefined)
    } catch {
      unsent ??= next
    }
  }
  const flush = () => {
    clearTimeout(timer)
    return inTurn(sendUnsent)
  }
  return {
    keep: (draft: Draft) => {
      unsent = { draft }
      note(draft)
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), quietMs)
    },
    /** Saves at once, because the writer goes on. */
    flush,
    /** Forgets the draft that is not sent yet, because it has become what it was written for. */
    drop: () => {
      clearTimeout(timer)
      unsent = undefined
      note(undefined)
    },
  }
}
