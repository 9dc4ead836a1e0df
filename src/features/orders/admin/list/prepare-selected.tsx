import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { useSelection } from '../../../../ui/admin/list/table/selection.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { AdminOrderSummary } from '../../admin-order.schema.ts'
import type { AdminOrdersContract } from '../../admin-orders.contract.ts'
import type { OrderPapersContract } from '../../order-papers.contract.ts'
import { isInForce } from '../../status/order-status.rules.ts'
import { DownloadPaper } from '../download-paper.tsx'

interface Outcome {
  readonly id: string
  readonly number: string
  /** Why it was refused; nothing where it was done. */
  readonly why?: string
}

/** Only what is paid and not yet begun is put in preparation. */
const isToPrepare = ({ status, withdrawing, alert }: AdminOrderSummary) =>
  status === 'paid' && !withdrawing && alert === null

const useManyInPreparation = () => {
  const api = useApi<AdminOrdersContract>()
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const { write, busy } = useWrite({
    // One after the other, each by itself: what one of them is refused for stops none of the others.
    send: async (orders: readonly { readonly _id: string; readonly number: string }[]) => {
      setOutcomes([])
      for (const { _id: id, number } of orders) {
        const why = await api('PUT /admin/orders/{id}/status', {
          params: { id },
          body: { status: 'in_preparation' },
        }).then(
          () => undefined,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        )
        setOutcomes((known) => [...known, { id, number, ...(why !== undefined && { why }) }])
      }
    },
  })
  return { outcomes, write, busy }
}

interface PrepareSelectedProps {
  readonly rows: readonly AdminOrderSummary[]
  readonly selection: ReturnType<typeof useSelection>
}

/**
 * What is done with several orders: their packing slips are printed, and they are put in preparation, which says before
 * to which of them it applies, and after what became of each.
 */
export const PrepareSelected = ({ rows, selection }: PrepareSelectedProps) => {
  const { t } = useTranslation('adminOrders')
  const papers = useApi<OrderPapersContract>()
  const { outcomes, write, busy } = useManyInPreparation()
  const chosen = rows.filter(({ _id }) => selection.has(_id))
  const apt = chosen.filter(isToPrepare)
  const packed = chosen
    .filter(({ status, alert }) => isInForce(status) && alert === null)
    .map(({ _id }) => _id)
  const refused = outcomes.filter(({ why }) => why !== undefined)
  const done = outcomes.length - refused.length
  const prepare = async (orders: Parameters<typeof write>[0]) => {
    await write(orders)
    selection.clear()
  }
  if (chosen.length === 0 && outcomes.length === 0) return null
  return (
    <section
      aria-label={t('selected.label')}
      className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 border border-hairline bg-sheet px-4 py-2 text-small [--ground:var(--sheet)]"
    >
      {chosen.length > 0 && !busy && (
        <>
          <p>{t('selected.will', { count: apt.length, all: chosen.length })}</p>
          {apt.length > 0 && (
            <Button size="small" onClick={() => void prepare(apt)}>
              {t('selected.prepare', { count: apt.length })}
            </Button>
          )}
          {packed.length > 0 && (
            <DownloadPaper
              name={t('selected.slips', { count: packed.length })}
              ask={() => papers('GET /admin/packing-slips', { query: { orders: packed.join(',') } })}
            />
          )}
          {!selection.isWhole && (
            <Button size="small" variant="quiet" onClick={selection.toggleAll}>
              {t('selected.page', { count: rows.length })}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={selection.clear}>
            {t('selected.none')}
          </Button>
        </>
      )}
      <div role="status" className="basis-full empty:hidden">
        {busy && t('selected.preparing', { done: outcomes.length, count: apt.length })}
        {!busy && done > 0 && <p>{t('selected.done', { count: done })}</p>}
        {!busy &&
          refused.map(({ id, number, why }) => (
            <p key={id} className="text-garance">
              {t('selected.failed', { number, why: why ?? '' })}
            </p>
          ))}
      </div>
      {!busy && refused.length > 0 && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => void prepare(refused.map(({ id, number }) => ({ _id: id, number })))}
        >
          {t('selected.again', { count: refused.length })}
        </Button>
      )}
    </section>
  )
}
