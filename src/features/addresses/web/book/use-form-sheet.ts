import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { useFetchedPart } from '../../../../ui/late/use-fetched-part.ts'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { AddressFormProps } from '../address-form.tsx'

const loadForm = async () => (await import('../address-form.tsx')).AddressForm

/**
 * The form of an address, loaded when it is first opened. When it closes, the focus goes back to the button that opened
 * it, or to the element that `close` was given.
 */
export const useFormSheet = () => {
  const { t } = useTranslation('addresses')
  const { Part, fetchPart } = useFetchedPart<AddressFormProps>(loadForm)
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed')
  const opener = useRef<HTMLButtonElement>(null)
  const toFocus = useRef<() => HTMLElement | null>(undefined)
  // After each render, because what is to be focused may come with a later one than the form goes with.
  useEffect(() => {
    const target = state === 'closed' && toFocus.current?.()
    if (!target) return
    toFocus.current = undefined
    target.focus()
  })

  const open = async () => {
    setState('opening')
    const isThere = await fetchPart()
    setState(isThere ? 'open' : 'closed')
    if (!isThere)
      notify('general', { title: t('notFetched'), description: t('tryAgain'), variant: 'destructive' })
  }
  const close = (focusNext: () => HTMLElement | null = () => opener.current) => {
    toFocus.current = focusNext
    setState('closed')
  }
  return { Form: state === 'open' ? Part : undefined, isOpening: state === 'opening', opener, open, close }
}
