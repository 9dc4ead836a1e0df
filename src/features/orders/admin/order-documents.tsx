import { useTranslation } from 'react-i18next'
import type { FileAnswer } from '../../../shared/api/file-answer.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useDownload } from '../../../ui/api/use-download.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { AdminOrder } from '../admin-order.schema.ts'
import type { OrderPapersContract } from '../order-papers.contract.ts'

interface DownloadPaperProps {
  readonly name: string
  readonly ask: () => Promise<FileAnswer>
}

const DownloadPaper = ({ name, ask }: DownloadPaperProps) => {
  const { t } = useTranslation('adminOrders')
  const { download, pending, failure } = useDownload(ask)
  return (
    <>
      <Button variant="quiet" size="small" loading={pending} onClick={() => void download()}>
        {name}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="text-garance text-small">
          {t('documents.failed')}
        </p>
      )}
    </>
  )
}

/** The invoices, the credit notes and the contract of an order, for download. */
export const OrderDocuments = ({ order }: { order: AdminOrder }) => {
  const { t } = useTranslation('adminOrders')
  const api = useApi<OrderPapersContract>()
  const { _id: id, documents } = order
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
    </ul>
  )
}
