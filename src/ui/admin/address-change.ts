import { pageNumberOf } from '../pagination/pagination-page.ts'

type Change = Readonly<Record<string, string | number | undefined>>

/** Parameters of an address with some of them changed, or taken out; the language and all others stay. */
export const changedQuery = (search: string, change: Change) => {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change))
    if (value === undefined) params.delete(name)
    else params.set(name, String(value))
  return params.size > 0 ? `?${params}` : ''
}

/** The page of a list that a parameter of an address names. */
export const pageIn = (params: URLSearchParams, name: string) => pageNumberOf(params.get(name))
