import { useRef, useState } from 'react'

const enter = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('input')?.focus()

/** Moves the focus into a new row, and to the button that adds rows once a row is removed. */
export const useRowFocus = () => {
  const addButton = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<string>()
  const [removals, setRemovals] = useState(0)
  return {
    addButton,
    /** The ref callback for the element of each row. */
    rowRef: (rowId: string) => (rowId === added ? enter : undefined),
    onAdd: setAdded,
    onRemove: () => {
      addButton.current?.focus()
      setRemovals((before) => before + 1)
    },
    /** The number of removals, so that screen readers announce each one. */
    removals,
  }
}
