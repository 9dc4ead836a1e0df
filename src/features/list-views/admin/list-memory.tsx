import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { type ListMemory, ListMemoryContext } from '../../../ui/admin/list/memory/list-memory.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import type { ListViewsContract } from '../list-views.contract.ts'

const key = ['list-views']

type Change =
  | { readonly kind: 'columns'; readonly list: string; readonly columns: readonly string[] }
  | {
      readonly kind: 'view'
      readonly list: string
      readonly view: { readonly name: string; readonly query: string; readonly shared: boolean }
    }
  | { readonly kind: 'delete'; readonly id: string }

interface ListMemoryProviderProps {
  /** Whether somebody of the team is there, whose choices can be read. */
  readonly isOpen: boolean
  readonly isAdmin: boolean
  readonly children: ReactNode
}

/** Remembers columns and views of all lists with the account of the reader. */
export const ListMemoryProvider = ({ isOpen, isAdmin, children }: ListMemoryProviderProps) => {
  const api = useApi<ListViewsContract>()
  const queries = useQueryClient()
  const { data } = usePrivateQuery(
    queryOptions({
      queryKey: key,
      queryFn: ({ signal }) => api('GET /admin/views', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { private: true },
    }),
    { isOpen },
  )
  const { write, failure } = useWrite({
    send: (change: Change): Promise<unknown> => {
      if (change.kind === 'delete') return api('DELETE /admin/views/{id}', { params: { id: change.id } })
      const params = { list: change.list }
      return change.kind === 'view'
        ? api('POST /admin/lists/{list}/views', { params, body: change.view })
        : api('PUT /admin/lists/{list}/columns', { params, body: { columns: [...change.columns] } })
    },
    refresh: { queryKey: key },
  })
  const memory = useMemo<ListMemory>(
    () => ({
      columnsOf: (list) => (data && Object.hasOwn(data.columns, list) ? data.columns[list] : undefined),
      viewsOf: (list) =>
        (data?.views ?? [])
          .filter((view) => view.list === list)
          .map((view) => ({ ...view, mayDelete: view.own || (isAdmin && view.shared) })),
      saveColumns: (list, columns) => {
        // They are shown at once: a list does not wait for its columns to be remembered.
        queries.setQueryData(
          key,
          (before: typeof data) =>
            before && { ...before, columns: { ...before.columns, [list]: [...columns] } },
        )
        void write({ kind: 'columns', list, columns })
      },
      saveView: (list, view) => write({ kind: 'view', list, view }),
      deleteView: (id) => write({ kind: 'delete', id }),
      failure,
    }),
    [data, isAdmin, failure, queries, write],
  )
  return <ListMemoryContext value={memory}>{children}</ListMemoryContext>
}
