import { type RefObject, useEffect } from 'react'
import { singleKeyOf } from '../../single-keys.ts'

const controls = 'a[href], button, input'

const rowsOf = (table: HTMLTableElement) => [...table.querySelectorAll<HTMLElement>('tr[data-row]')]

/** What a key does from the row that has the focus, or from above the first. */
const step = (table: HTMLTableElement, by: 1 | -1) => {
  const rows = rowsOf(table)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by]
  const control = next?.querySelector<HTMLElement>('th a[href], th button') ?? next?.querySelector(controls)
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

const press = (name: string) => {
  const row = document.activeElement?.closest('tr[data-row]')
  row?.querySelector<HTMLElement>(`[data-key="${name}"]`)?.click()
}

const keys = new Map<string, (table: HTMLTableElement) => void>([
  ['j', (table) => step(table, 1)],
  ['k', (table) => step(table, -1)],
  ['x', () => press('x')],
  ['e', () => press('e')],
])

/**
 * Keys of a table: J and K go to the next and the previous row, X selects a row, E does its main act; Enter opens what
 * has the focus. They do nothing while somebody types, and only where the focus is in the table or nowhere.
 */
export const useRowKeys = (table: RefObject<HTMLTableElement | null>) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { activeElement } = document
      const isHere = activeElement === document.body || table.current?.contains(activeElement)
      const act = keys.get(singleKeyOf(event) ?? '')
      if (!table.current || !act || !isHere) return
      act(table.current)
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [table])
}
