import { useState } from 'react'

/** The rows of a table that something is going to be done to. */
export interface Selection<Row> {
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  /** What the checkbox of a row is called. */
  readonly nameOf: (row: Row) => string
}

const nothing: ReadonlySet<string> = new Set()

/**
 * Selects rows among those that are shown. A row that is no longer shown is not selected any more, so that nobody decides
 * about it by mistake.
 */
export const useSelection = (rows: readonly { readonly _id: string }[] | undefined) => {
  const [chosen, setChosen] = useState(nothing)
  const ids = rows?.map(({ _id }) => _id) ?? []
  const selected: ReadonlySet<string> = new Set(ids.filter((id) => chosen.has(id)))
  const isWhole = ids.length > 0 && selected.size === ids.length
  return {
    selected,
    isWhole,
    has: (id: string) => selected.has(id),
    toggle: (id: string) =>
      setChosen(new Set(selected.has(id) ? [...selected].filter((each) => each !== id) : [...selected, id])),
    toggleAll: () => setChosen(isWhole ? nothing : new Set(ids)),
    clear: () => setChosen(nothing),
  }
}
