import { useTranslation } from 'react-i18next'
import { useApi } from '../../../ui/api/use-api.ts'
import { useDownload } from '../../../ui/api/use-download.ts'
import { Button } from '../../../ui/button.tsx'
import type { AdminOrder } from '../admin-order.schema.ts'
import type { OrderPapersContract } from '../order-papers.contract.ts'

type Paper = AdminOrder['documents'][number]

const DownloadPaper = ({ orderId, paper }: { orderId: string; paper: Paper }) => {
  const { t } = useTranslation('adminOrders')
  const api = useApi<OrderPapersContract>()
  const { download, pending, failure } = useDownload(() =>
    api('GET /admin/orders/{id}/documents/{documentId}', { params: { id: orderId, documentId: paper._id } }),
  )
  return (
    <>
      <Button variant="quiet" size="small" loading={pending} onClick={() => void download()}>
        {t(`documents.${paper.kind}`, { number: paper.number })}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="text-garance text-small">
          {t('documents.failed')}
        </p>
      )}
    </>
  )
}

/** The invoices and credit notes of an order, to be fetched. */
export const OrderDocuments = ({ order }: { order: AdminOrder }) => {
  const { t } = useTranslation('adminOrders')
  if (order.documents.length === 0) return <p className="text-ink-soft text-small">{t('documents.none')}</p>
  return (
    <ul className="flex flex-col items-start gap-1">
      {order.documents.map((paper) => (
        <li key={paper._id}>
          <DownloadPaper orderId={order._id} paper={paper} />
        </li>
      ))}
    </ul>
  )
}
