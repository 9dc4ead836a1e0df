import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../api/api-provider.tsx'
import type { Choices } from '../list-declaration.ts'
import { listNameOf } from '../memory/list-memory.ts'
import type { List } from '../use-list.ts'
import { useSelections } from './selections.tsx'

/** The rows of a table that something is going to be done to. */
export interface Selection<Row> {
  readonly has: (id: string) => boolean
  readonly toggle: (row: Row) => void
  /** What the checkbox of a row is called. */
  readonly nameOf: (row: Row) => string
}

/** The most rows that are selected at once: what is done to them is done one by one. */
export const mostSelected = 500

/** What narrows a list; another page or order of it has the same rows. */
const narrowing = <C extends Choices, Row>({ declaration, params }: List<C, Row>) => {
  const {
    page: _page,
    after: _after,
    before: _before,
    sort: _sort,
    ...asked
  } = params as typeof params & {
    readonly sort?: string
  }
  return { list: listNameOf(declaration), narrowing: JSON.stringify(asked) }
}

/**
 * Selects rows of a list. They stay selected on its other pages and when somebody comes back to it; narrowed otherwise, it
 * has another selection, so that nobody decides by mistake about what is neither asked for nor in sight.
 */
export const useSelection = <C extends Choices, Row extends { readonly _id: string }>(list: List<C, Row>) => {
  const { rowsIn, select } = useSelections()
  const queries = useQueryClient()
  const { transport, lng } = useSession()
  const name = narrowing(list)
  const shown = list.query.data?.rows ?? []
  const isShown = new Map(shown.map((row) => [row._id, row]))
  const { rows, isOwn } = rowsIn(name)
  // Of what was selected while the list was narrowed otherwise, only what is still in sight stays selected.
  const chosen = isOwn ? rows : new Map([...rows].filter(([id]) => isShown.has(id)))
  const isWhole = shown.length > 0 && shown.every(({ _id }) => chosen.has(_id))
  const add = (more: readonly Row[]) =>
    select(name, new Map([...chosen, ...more.map((row) => [row._id, row] as const)].slice(0, mostSelected)))
  const remove = (less: readonly Row[]) => {
    const left = new Map(chosen)
    for (const { _id } of less) left.delete(_id)
    select(name, left)
  }
  return {
    // A row of another page is as it was when it was selected; the server decides about it as it is now.
    rows: [...chosen.values()].map((row) => isShown.get(row._id) ?? (row as Row)),
    elsewhere: [...chosen.keys()].filter((id) => !isShown.has(id)).length,
    isWhole,
    has: (id: string) => chosen.has(id),
    toggle: (row: Row) => (chosen.has(row._id) ? remove([row]) : add([row])),
    togglePage: () => (isWhole ? remove(shown) : add(shown)),
    selectAll: async () => {
      const { readAllRows } = await import('../read-all-rows.ts')
      add(await readAllRows({ list, queries, transport, lng, most: mostSelected }))
    },
    clear: () => select(name, new Map()),
  }
}

export type SelectedOf<Row extends { readonly _id: string }> = ReturnType<typeof useSelection<Choices, Row>>
