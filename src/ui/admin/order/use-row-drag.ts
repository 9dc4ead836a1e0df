import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { movedTo, placeAt } from './moved-to.ts'

interface RowDrag {
  readonly list: RefObject<HTMLOListElement | null>
  readonly ids: readonly string[]
  readonly onDrop: (id: string, ids: readonly string[]) => void
}

interface Dragged {
  readonly id: string
  readonly ids: readonly string[]
}

/** Near the edge of the window the page moves with what is dragged. */
const edgePx = 72
const stepPx = 14

const followEdges = (height: number) => {
  if (height < edgePx) window.scrollBy({ top: -stepPx, behavior: 'instant' })
  else if (height > window.innerHeight - edgePx) window.scrollBy({ top: stepPx, behavior: 'instant' })
}

/** Drags a row by its handle with any pointer, and returns the order that a drop would make. */
export const useRowDrag = ({ list, ids, onDrop }: RowDrag) => {
  const [dragged, setDragged] = useState<Dragged>()
  const latest = useRef<Dragged>(undefined)

  const show = (next: Dragged | undefined) => {
    latest.current = next
    setDragged(next)
  }

  const rowsNow = () =>
    [...(list.current?.children ?? [])]
      .flatMap((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return row instanceof HTMLElement && row.dataset.item ? [{ id: row.dataset.item, top, bottom }] : []
      })
      .toSorted((one, other) => one.top - other.top)

  const handleOf = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      show({ id, ids })
    },
    onPointerMove: (event: PointerEvent) => {
      if (latest.current?.id !== id) return
      followEdges(event.clientY)
      show({ id, ids: movedTo(ids, id, placeAt(rowsNow(), id, event.clientY)) })
    },
    onPointerUp: () => {
      const dropped = latest.current
      show(undefined)
      if (dropped && dropped.ids.join() !== ids.join()) onDrop(id, dropped.ids)
    },
    onPointerCancel: () => show(undefined),
  })

  return { dragged, handleOf, cancel: () => show(undefined) }
}
