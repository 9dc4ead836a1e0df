import { createContext, type ReactNode, useContext, useState } from 'react'

/** The selected rows of a list, by their ids, each as it was when it was selected. */
export type SelectedRows = ReadonlyMap<string, { readonly _id: string }>

interface Selections {
  readonly rowsIn: (list: string) => SelectedRows
  readonly select: (list: string, rows: SelectedRows) => void
}

const none: SelectedRows = new Map()

const SelectionsContext = createContext<Selections>({ rowsIn: () => none, select: () => undefined })

export const useSelections = () => useContext(SelectionsContext)

interface SelectionsProviderProps {
  /** Whose selections they are: nobody finds those of another. */
  readonly owner: string | undefined
  readonly children: ReactNode
}

/** Keeps what is selected in the lists of the admin while their pages come and go. */
export const SelectionsProvider = ({ owner, children }: SelectionsProviderProps) => {
  const [kept, setKept] = useState({ owner, lists: new Map<string, SelectedRows>() })
  const lists = kept.owner === owner ? kept.lists : new Map<string, SelectedRows>()
  const selections: Selections = {
    rowsIn: (list) => lists.get(list) ?? none,
    select: (list, rows) => setKept({ owner, lists: new Map(lists).set(list, rows) }),
  }
  return <SelectionsContext value={selections}>{children}</SelectionsContext>
}
