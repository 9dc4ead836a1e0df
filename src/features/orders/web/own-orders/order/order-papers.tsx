import { longDay } from '../../../../../shared/dates/long-day.ts'
import { formatEuros } from '../../../../../shared/money.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { PaperButton } from '../../../../../ui/buttons/paper-button.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { TitledPart } from '../../../../../ui/titled-part.tsx'
import type { Order } from '../../../order.schema.ts'
import type { OrderPapersContract } from '../../../order-papers.contract.ts'
import { isWaiting } from '../../../status/order-status.rules.ts'

/** The papers of an order, once it is paid: the contract, the invoice, the credit notes. */
export const OrderPapers = ({ order: { _id: id, status, documents } }: { order: Order }) => {
  const { t } = useTranslation('ownOrders')
  const lng = useLanguage()
  const api = useApi<OrderPapersContract>()
  // Nothing was paid, so there is no paper; an order that has ended will never have one.
  if (documents.length === 0)
    return (
      isWaiting(status) && (
        <TitledPart title={t('papers.title')}>
          <p className="text-ink-soft text-small">{t('papers.none')}</p>
        </TitledPart>
      )
    )
  return (
    <TitledPart title={t('papers.title')}>
      <ul className="flex flex-col gap-2">
        {documents.map(({ _id: documentId, kind, number, issuedAt, total }) => (
          <li key={documentId}>
            <PaperButton
              words={{ format: t('papers.format'), failed: t('papers.failed') }}
              name={t(`papers.${kind}`, { number })}
              remark={t('papers.issued', { day: longDay(issuedAt, lng), amount: formatEuros(total) })}
              ask={() => api('GET /orders/{id}/documents/{documentId}', { params: { id, documentId } })}
            />
          </li>
        ))}
        <li>
          <PaperButton
            words={{ format: t('papers.format'), failed: t('papers.failed') }}
            name={t('papers.contract')}
            ask={() => api('GET /orders/{id}/contract', { params: { id } })}
          />
        </li>
      </ul>
    </TitledPart>
  )
}
