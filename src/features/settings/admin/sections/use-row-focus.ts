import { useRef, useState } from 'react'

const enter = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('input')?.focus()

/** Leads the focus into a row that is added, and back to the button that adds once a row is taken away. */
export const useRowFocus = () => {
  const addButton = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<string>()
  const [removals, setRemovals] = useState(0)
  return {
    addButton,
    /** For the element of each row. */
    rowRef: (rowId: string) => (rowId === added ? enter : undefined),
    onAdd: setAdded,
    onRemove: () => {
      addButton.current?.focus()
      setRemovals((before) => before + 1)
    },
    /** Counts, so that each is said anew. */
    removals,
  }
}
