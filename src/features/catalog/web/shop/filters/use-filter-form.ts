import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'
import { filtersInForm } from './filters-in-form.ts'
import { changeBetween } from './shop-filters.ts'
import type { ShopFilterState } from './use-shop-filters.ts'

/**
 * Applies what the form shows when it is submitted, and once when the script has loaded: on a slow connection a visitor
 * may have typed and ticked before, and those choices count.
 */
export const useFilterForm = ({ filters, apply }: Pick<ShopFilterState, 'filters' | 'apply'>) => {
  const ref = useRef<HTMLFormElement>(null)
  const send = (form: HTMLFormElement) => {
    const change = changeBetween(filters, filtersInForm(new FormData(form), filters))
    if (Object.keys(change).length > 0) apply(change)
  }
  const onArrival = useEffectEvent(() => {
    if (ref.current) send(ref.current)
  })
  useEffect(() => onArrival(), [])
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(event.currentTarget)
  }
  return { ref, onSubmit }
}
