import { createContext, useContext } from 'react'
import type { EndpointKey } from '../../../../shared/api/contract.ts'

/** A narrowed list that somebody comes back to. */
export interface SavedView {
  readonly _id: string
  readonly name: string
  /** Of the address of the list. */
  readonly query: string
  readonly shared: boolean
  readonly mayDelete: boolean
}

/** What is remembered of the lists of the admin, with the account. */
export interface ListMemory {
  readonly columnsOf: (list: string) => readonly string[] | undefined
  readonly viewsOf: (list: string) => readonly SavedView[]
  readonly saveColumns: (list: string, columns: readonly string[]) => void
  readonly saveView: (list: string, view: Pick<SavedView, 'name' | 'query' | 'shared'>) => Promise<boolean>
  readonly deleteView: (id: string) => Promise<boolean>
  /** Why the last saving or deleting was refused. */
  readonly failure: unknown
}

/** Without anything that remembers, a list has all its columns and no views. */
const nothing: ListMemory = {
  columnsOf: () => undefined,
  viewsOf: () => [],
  saveColumns: () => undefined,
  saveView: async () => false,
  deleteView: async () => false,
  failure: undefined,
}

export const ListMemoryContext = createContext(nothing)

export const useListMemory = () => useContext(ListMemoryContext)

/** The name under which a list is remembered: `GET /admin/orders` is `orders`. */
export const listNameOf = ({ call, name }: { readonly call: EndpointKey; readonly name?: string }) =>
  name ??
  call
    .replace(/^\w+ \//, '')
    .replace(/^admin\//, '')
    .replaceAll('/', '-')
