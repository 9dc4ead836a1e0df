import { oneAtATime } from '../../../../shared/one-at-a-time.ts'

interface DraftKeeperOptions<Draft> {
  readonly send: (draft: Draft) => Promise<unknown>
  /** Told what has not been sent yet, so that it can outlive the page; undefined once there is nothing. */
  readonly note: (unsent: Draft | undefined) => void
  /** How long the customer has to pause in writing before the draft is sent. */
  readonly quietMs: number
}

/**
 * Has what is entered kept while it is entered: after a pause, one call after the other, the newest of what came meanwhile. One
 * that fails is sent again with the next change, and stays noted until it has been sent.
 */
export const createDraftKeeper = <Draft>({ send, note, quietMs }: DraftKeeperOptions<Draft>) => {
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
    /** Saves at once, because the customer goes on to the next step. */
    flush,
    /** It is ordered: what was not sent yet is not wanted any more. */
    drop: () => {
      clearTimeout(timer)
      unsent = undefined
      note(undefined)
    },
  }
}
