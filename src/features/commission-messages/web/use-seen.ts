import { useEffect, useEffectEvent, useRef } from 'react'
import type { CommissionMessage } from '../commission-message.schema.ts'

interface Seeing {
  readonly messages: readonly CommissionMessage[]
  readonly reader: CommissionMessage['author']
  /** Changes whenever they are read again. */
  readonly readAt: number
  readonly see: () => Promise<unknown>
}

/** Tells the server once that new messages of the other side were in front of somebody. */
export const useSeen = ({ messages, reader, readAt, see }: Seeing) => {
  const newest = messages.findLast(({ author, shown, seen }) => author !== reader && shown && !seen)?._id
  const told = useRef<string>(undefined)
  const tell = useEffectEvent(async (id: string) => {
    if (told.current === id || document.visibilityState !== 'visible') return
    told.current = id
    try {
      await see()
    } catch {
      told.current = undefined
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read again may be in front only now
  useEffect(() => {
    if (newest !== undefined) void tell(newest)
  }, [newest, readAt])
}
