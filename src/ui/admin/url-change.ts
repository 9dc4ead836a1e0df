import { pageNumberOf } from '../pagination/pagination-page.ts'

type Change = Readonly<Record<string, string | number | undefined>>

/** Builds the query of an address with some parameters changed or removed; it keeps the language and all others. */
export const changedQuery = (search: string, change: Change) => {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change))
    if (value === undefined) params.delete(name)
    else params.set(name, String(value))
  return params.size > 0 ? `?${params}` : ''
}

/** Reads the page number of a list from a parameter of the address. */
export const pageIn = (params: URLSearchParams, name: string) => pageNumberOf(params.get(name))
