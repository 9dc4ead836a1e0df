import { changedQuery } from '../../url-change.ts'
import { nameInUrl } from '../list-declaration.ts'

type Named = Parameters<typeof nameInUrl>[0]

/** What an address asks of a list, without the page, the opened row and the language, always in the same order. */
export const viewQueryOf = (list: Named, search: string) => {
  const places = ['page', 'after', 'before'].map((field) => nameInUrl(list, field))
  const left = [...places, 'opened', 'lng']
  const params = new URLSearchParams(
    changedQuery(search, Object.fromEntries(left.map((name) => [name, undefined]))),
  )
  params.sort()
  return params.size > 0 ? `?${params}` : ''
}
