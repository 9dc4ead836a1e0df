import type { Choices } from '../../../../ui/admin/list/list-declaration.ts'
import { ActsOnSelected, type ManyAct } from '../../../../ui/admin/list/selection/acts-on-selected.tsx'
import type { SelectedOf } from '../../../../ui/admin/list/selection/use-selection.ts'
import type { List } from '../../../../ui/admin/list/use-list.ts'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AdminOrderSummary } from '../../admin-order.schema.ts'
import { mostSlips } from '../../admin-orders.limits.ts'
import type { OrderPapersContract } from '../../order-papers.contract.ts'
import { isInForce } from '../../status/order-status.rules.ts'
import { DownloadPaper } from '../download-paper.tsx'
import { prepareOrder } from '../orders.act.ts'

/** Only what is paid and not yet begun is put in preparation. */
const isToPrepare = ({ status, withdrawing, alert }: AdminOrderSummary) =>
  status === 'paid' && !withdrawing && alert === null

const isToPack = ({ status, alert }: AdminOrderSummary) => isInForce(status) && alert === null

const useActs = (): readonly ManyAct<AdminOrderSummary>[] => {
  const { t } = useTranslation('adminOrders')
  const { transport, lng } = useSession()
  return [
    {
      name: prepareOrder.name,
      isPossible: isToPrepare,
      send: ({ _id }, attemptKey) => prepareOrder.send(transport, lng, _id, attemptKey),
      undo: async ({ _id }, attemptKey) => prepareOrder.undo?.(transport, lng, _id, attemptKey),
      words: {
        will: (count, all) => t('selected.will', { count, all }),
        press: (count) => t('selected.prepare', { count }),
        done: (count) => t('selected.done', { count }),
      },
    },
  ]
}

interface ActsOnOrdersProps<C extends Choices> {
  readonly list: List<C, AdminOrderSummary>
  readonly selection: SelectedOf<AdminOrderSummary>
}

/** What is done with several orders: they are put in preparation, and their packing slips are printed. */
export const ActsOnOrders = <C extends Choices>({ list, selection }: ActsOnOrdersProps<C>) => {
  const { t } = useTranslation('adminOrders')
  const papers = useApi<OrderPapersContract>()
  return (
    <ActsOnSelected
      list={list}
      selection={selection}
      acts={useActs()}
      nameOf={({ number }) => number}
      beside={(rows) => {
        const packed = rows.filter(isToPack).slice(0, mostSlips)
        return (
          packed.length > 0 && (
            <DownloadPaper
              name={t('selected.slips', { count: packed.length })}
              ask={() =>
                papers('GET /admin/packing-slips', {
                  query: { orders: packed.map(({ _id }) => _id).join(',') },
                })
              }
            />
          )
        )
      }}
    />
  )
}
