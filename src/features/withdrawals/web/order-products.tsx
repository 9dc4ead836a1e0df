import { useEffect, useEffectEvent } from 'react'
import { spokenDay } from '../../../shared/dates/spoken-day.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import type { useForm } from '../../../ui/forms/form/use-form.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { withDraft, type writtenFields } from '../stored-draft.ts'
import type { WithdrawalsContract } from '../withdrawals.contract.ts'
import { ProductToTick } from './product-to-tick.tsx'
import { storedForm } from './stored-form.ts'
import { eligibleOrderQuery } from './withdrawal.queries.ts'

interface OrderProductsProps {
  /** The order whose page had the link to the form, by its id or number. */
  readonly order: string
  readonly form: Pick<ReturnType<typeof useForm<(typeof writtenFields)[number]>>, 'fill' | 'put'>
}

/** The products of the order with checkboxes, for a signed-in customer who came from the order's page. */
export const OrderProducts = ({ order: named, form }: OrderProductsProps) => {
  const { t } = useTranslation('withdrawing')
  const lng = useLanguage()
  const signedIn = useSignedIn() === true
  const api = useApi<WithdrawalsContract>()
  const { data: order, isError } = usePrivateQuery(eligibleOrderQuery(api, named))
  const fillIn = useEffectEvent(({ number: orderNumber, name, email }: NonNullable<typeof order>) => {
    // The stored form was about another order, so its products do not apply.
    if (storedForm.current().draft.orderNumber !== orderNumber) {
      form.put({ orderNumber })
      storedForm.change((kept) => withDraft(kept, { lines: [] }))
    }
    form.fill({ name, email })
  })
  useEffect(() => {
    if (order) fillIn(order)
  }, [order])
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
          <ProductToTick key={line._id} line={line} />
        ))}
      </ul>
    </div>
  )
}
