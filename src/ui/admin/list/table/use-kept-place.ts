import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** The row that had the focus, by the entry of the browser's history; a page that is loaded anew begins at the top. */
const places = new Map<string, string>()
const mostPlaces = 50

const keep = (entry: string, row: string) => {
  places.delete(entry)
  places.set(entry, row)
  const [oldest] = places.keys()
  if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest)
}

/**
 * The ref of a table: whoever comes back to it by « back » finds the focus on the row from which they went. Where they
 * had scrolled to is kept by the router.
 */
export const useKeptPlace = (isThere: boolean) => {
  const table = useRef<HTMLTableElement>(null)
  const { key } = useLocation()
  const cameBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest<HTMLElement>('tr[data-row]')
      if (row && table.current?.contains(row) && row.dataset.row) keep(key, row.dataset.row)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [key])
  useEffect(() => {
    const id = places.get(key)
    if (!isThere || !cameBack || id === undefined) return
    const row = table.current?.querySelector(`tr[data-row="${CSS.escape(id)}"]`)
    row?.querySelector<HTMLElement>('th a[href], th button')?.focus({ preventScroll: true })
  }, [isThere, cameBack, key])
  return table
}
