import { longDay } from '../../../../../shared/dates/long-day.ts'
import { formatEuros } from '../../../../../shared/money.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import type { Order } from '../../../order.schema.ts'
import type { OrderPapersContract } from '../../../order-papers.contract.ts'
import { isWaiting } from '../../../status/order-status.rules.ts'
import { OrderPart } from './order-part.tsx'
import { PaperButton } from './paper-button.tsx'

/** The papers of an order, once it is paid: the contract, the invoice, the credit notes. */
export const OrderPapers = ({ order: { _id: id, status, documents } }: { order: Order }) => {
  const { t } = useTranslation('ownOrders')
  const lng = useLanguage()
  const api = useApi<OrderPapersContract>()
  // Nothing was paid, so there is no paper; an order that has ended will never have one.
  if (documents.length === 0)
    return (
      isWaiting(status) && (
        <OrderPart title={t('papers.title')}>
          <p className="text-ink-soft text-small">{t('papers.none')}</p>
        </OrderPart>
      )
    )
  return (
    <OrderPart title={t('papers.title')}>
      <ul className="flex flex-col gap-2">
        {documents.map(({ _id: documentId, kind, number, issuedAt, total }) => (
          <li key={documentId}>
            <PaperButton
              name={t(`papers.${kind}`, { number })}
              remark={t('papers.issued', { day: longDay(issuedAt, lng), amount: formatEuros(total) })}
              ask={() => api('GET /orders/{id}/documents/{documentId}', { params: { id, documentId } })}
            />
          </li>
        ))}
        <li>
          <PaperButton
            name={t('papers.contract')}
            ask={() => api('GET /orders/{id}/contract', { params: { id } })}
          />
        </li>
      </ul>
    </OrderPart>
  )
}
