import type { InvalidateQueryFilters } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWrite } from '../../../ui/api/use-write.ts'
import type { CommissionMessage } from '../commission-message.schema.ts'

interface Seeing {
  readonly messages: readonly CommissionMessage[]
  readonly reader: CommissionMessage['author']
  /** When they were read: what came in a hidden window is in front of somebody once it is read again. */
  readonly readAt: number
  readonly see: () => Promise<unknown>
  /** What is read again once it is told, as `useWrite` takes it. */
  readonly refresh?: InvalidateQueryFilters | null
}

/** Tells the server once that new messages of the other side were in front of somebody. */
export const useSeen = ({ messages, reader, readAt, see, ...refreshing }: Seeing) => {
  const newest = messages.findLast(({ author, shown, seen }) => author !== reader && shown && !seen)?._id
  const told = useRef<string>(undefined)
  const { write } = useWrite({ send: see, ...refreshing })
  const tell = useEffectEvent(async () => {
    if (newest === undefined || told.current === newest || document.visibilityState !== 'visible') return
    told.current = newest
    if (!(await write())) told.current = undefined
  })
  const reading = newest === undefined ? undefined : `${newest} ${readAt}`
  useEffect(() => {
    if (reading !== undefined) void tell()
  }, [reading])
}
