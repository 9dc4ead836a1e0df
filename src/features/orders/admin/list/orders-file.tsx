import { useTranslation } from 'react-i18next'
import type { CallInput } from '../../../../shared/api/contract.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useDownload } from '../../../../ui/api/use-download.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
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
    <>
      {/* It is there only once the account is known: where the line has an end, it moves nothing. */}
      <Button
        size="small"
        variant="quiet"
        loading={file.pending}
        onClick={() => void file.download()}
        className="max-lg:hidden"
      >
        {t(file.pending ? 'file.saving' : 'file.save')}
      </Button>
      {file.failure instanceof Error && (
        <Refusal className="basis-full">{file.failure.message || t('file.failed')}</Refusal>
      )}
    </>
  )
}
