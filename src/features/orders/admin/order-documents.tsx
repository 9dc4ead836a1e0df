import { useApi } from '../../../ui/api/use-api.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { AdminOrder } from '../admin-order.schema.ts'
import type { OrderPapersContract } from '../order-papers.contract.ts'
import { DownloadPaper } from './download-paper.tsx'

interface OrderDocumentsProps {
  readonly order: AdminOrder
  readonly mayPack: boolean
}

/** The invoices, the credit notes, the contract and the packing slip of an order, for download. */
export const OrderDocuments = ({ order, mayPack }: OrderDocumentsProps) => {
  const { t } = useTranslation('adminOrders')
  const api = useApi<OrderPapersContract>()
  const { _id: id, documents, items, toDecide } = order
  if (documents.length === 0) return <p className="text-ink-soft text-small">{t('documents.none')}</p>
  return (
    <ul className="flex flex-col items-start gap-1">
      {documents.map(({ _id: documentId, kind, number }) => (
        <li key={documentId}>
          <DownloadPaper
            name={t(`documents.${kind}`, { number })}
            ask={() => api('GET /admin/orders/{id}/documents/{documentId}', { params: { id, documentId } })}
          />
        </li>
      ))}
      <li>
        <DownloadPaper
          name={t('documents.contract')}
          ask={() => api('GET /admin/orders/{id}/contract', { params: { id } })}
        />
      </li>
      {mayPack &&
        toDecide.length === 0 &&
        items.some(({ quantity, refundedQuantity }) => quantity > refundedQuantity) && (
          <li>
            <DownloadPaper
              name={t('documents.slip')}
              ask={() => api('GET /admin/packing-slips', { query: { orders: id } })}
            />
          </li>
        )}
    </ul>
  )
}
