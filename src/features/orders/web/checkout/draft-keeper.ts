import { oneAtATime } from '../../../../shared/one-at-a-time.ts'

interface DraftKeeperOptions<Draft> {
  readonly send: (draft: Draft) => Promise<unknown>
  /** How long somebody who writes is left to write. */
  readonly quietMs: number
}

/**
 * Has what is entered kept while it is entered: after a pause, one call after the other, the newest of what came meanwhile. One
 * that fails is sent again with the next change; what is on the page is not in danger.
 */
export const createDraftKeeper = <Draft>({ send, quietMs }: DraftKeeperOptions<Draft>) => {
  const inTurn = oneAtATime()
  let unsent: { readonly draft: Draft } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const sendUnsent = async () => {
    const next = unsent
    if (!next) return
    unsent = undefined
    try {
      await send(next.draft)
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
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), quietMs)
    },
    /** At once, because she goes on. */
    flush,
    /** It is ordered: what was not sent yet is not wanted any more. */
    drop: () => {
      clearTimeout(timer)
      unsent = undefined
    },
  }
}
