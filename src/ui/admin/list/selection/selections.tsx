import { createContext, type ReactNode, useContext, useState } from 'react'

/** The selected rows of a list, by their ids, each as it was when it was selected. */
export type SelectedRows = ReadonlyMap<string, { readonly _id: string }>

/** A list as it is narrowed. */
interface NarrowedList {
  readonly list: string
  readonly narrowing: string
}

interface Selections {
  /** What is selected there; it may have been selected while the list was narrowed otherwise, which `isOwn` denies. */
  readonly rowsIn: (narrowed: NarrowedList) => { readonly rows: SelectedRows; readonly isOwn: boolean }
  readonly select: (narrowed: NarrowedList, rows: SelectedRows) => void
}

const none: SelectedRows = new Map()

const SelectionsContext = createContext<Selections>({
  rowsIn: () => ({ rows: none, isOwn: true }),
  select: () => undefined,
})

export const useSelections = () => useContext(SelectionsContext)

interface SelectionsProviderProps {
  /**
   * Whose selections they are: nobody finds those of another. What is selected before it is known whose session it is
   * stays selected: the rows may be there first.
   */
  readonly owner: string | undefined
  readonly children: ReactNode
}

const nothing = {
  byNarrowing: new Map<string, SelectedRows>(),
  latest: new Map<string, SelectedRows>(),
}

/** Keeps what is selected in the lists of the admin while their pages come and go. */
export const SelectionsProvider = ({ owner, children }: SelectionsProviderProps) => {
  const [kept, setKept] = useState({ owner, ...nothing })
  if (kept.owner === undefined && owner !== undefined) setKept({ ...kept, owner })
  const { byNarrowing, latest } = kept.owner === owner ? kept : nothing
  const nameOf = ({ list, narrowing }: NarrowedList) => `${list} ${narrowing}`
  const selections: Selections = {
    rowsIn: (narrowed) => {
      const own = byNarrowing.get(nameOf(narrowed))
      return { rows: own ?? latest.get(narrowed.list) ?? none, isOwn: own !== undefined }
    },
    select: (narrowed, rows) =>
      setKept({
        owner,
        byNarrowing: new Map(byNarrowing).set(nameOf(narrowed), rows),
        latest: new Map(latest).set(narrowed.list, rows),
      }),
  }
  return <SelectionsContext value={selections}>{children}</SelectionsContext>
}
