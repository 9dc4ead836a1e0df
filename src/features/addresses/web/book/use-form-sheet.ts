import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  const next = useRef<() => HTMLElement | null>(undefined)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && state === 'closed') (next.current?.() ?? opener.current)?.focus()
    wasOpen.current = state === 'open'
  }, [state])

  const open = async () => {
    setState('opening')
    const isThere = await fetchPart()
    setState(isThere ? 'open' : 'closed')
    if (!isThere)
      notify('general', { title: t('notFetched'), description: t('tryAgain'), variant: 'destructive' })
  }
  const close = (focusNext?: () => HTMLElement | null) => {
    next.current = focusNext
    setState('closed')
  }
  return { Form: state === 'open' ? Part : undefined, isOpening: state === 'opening', opener, open, close }
}
