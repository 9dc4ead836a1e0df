import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenDay } from '../../../shared/calendar/spoken-day.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { withDraft } from '../kept-draft.ts'
import type { WithdrawalsContract } from '../withdrawals.contract.ts'
import { keptForm } from './kept-form.ts'
import { PieceToTick } from './piece-to-tick.tsx'
import { fillIn, keepWritten } from './use-form-draft.ts'
import { eligibleOrderQuery } from './withdrawal.queries.ts'

interface OrderPiecesProps {
  /** The order that she came from, by its id or number. */
  readonly order: string
  readonly form: RefObject<HTMLFormElement | null>
}

/** The pieces of her order, to be ticked, for whoever is signed in and came from there. */
export const OrderPieces = ({ order: named, form }: OrderPiecesProps) => {
  const { t } = useTranslation('withdrawing')
  const lng = useLanguage()
  const signedIn = useSignedIn() === true
  const api = useApi<WithdrawalsContract>()
  const { data: order, isError } = useQuery({ ...eligibleOrderQuery(api, named), enabled: signedIn })
  useEffect(() => {
    if (!order || !form.current) return
    const { number: orderNumber, name, email } = order
    // Another order than the one that was being written about: its pieces are others too.
    if (keptForm.current().draft.orderNumber !== orderNumber) {
      const field = form.current.elements.namedItem('orderNumber')
      if (field instanceof HTMLInputElement) field.value = orderNumber
      keptForm.change((kept) => withDraft(kept, { lines: [] }))
    }
    fillIn(form.current, { name, email })
    keepWritten(form.current)
  }, [order, form])
  if (!signedIn) return null
  if (isError) return <p className="mb-5 text-ink-soft text-small">{t('order.failed')}</p>
  if (!order) return <Skeleton className="mb-5 h-24 w-full" />
  return (
    <div className="mb-6">
      <p className="text-ink-soft text-small">
        {order.until === null
          ? t('order.notArrived')
          : t('order.until', { day: spokenDay(order.until, lng) })}{' '}
        {t('form.piecesHint')}
      </p>
      <ul className="mt-3 border-hairline border-t">
        {order.lines.map((line) => (
          <PieceToTick key={line._id} line={line} />
        ))}
      </ul>
    </div>
  )
}
