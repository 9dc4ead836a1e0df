import type { CallInput } from '../../../../shared/api/contract.ts'
import { FileButton } from '../../../../ui/admin/list/file/file-button.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useDownload } from '../../../../ui/api/use-download.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { OrderListContract } from '../../order-list.contract.ts'

interface OrdersFileProps {
  /** By what the list is narrowed and sorted, and its columns. */
  readonly query: CallInput<OrderListContract['GET /admin/orders-export']>['query']
}

/** Saves the orders that the list shows as a file for a spreadsheet. */
export const OrdersFile = ({ query }: OrdersFileProps) => {
  const { t } = useTranslation('adminOrders')
  const api = useApi<OrderListContract>()
  const file = useDownload(() => api('GET /admin/orders-export', { query }))
  return (
    <FileButton file={file} label={t(file.pending ? 'file.saving' : 'file.save')} failed={t('file.failed')} />
  )
}
