import { useApi } from '../../../../ui/api/use-api.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { QuoteContent } from '../../../commissions/quotes/quote-content.ts'
import type { DeskCommission } from '../../desk-commission.schema.ts'
import type { QuotingContract } from '../../quoting.contract.ts'
import { useCommissionWrite } from '../use-commission-write.ts'

interface QuoteWrites {
  readonly commission: DeskCommission
  readonly onClose: () => void
  /** Called with what the draft is now saved as. */
  readonly onSaved: (saved: number) => void
}

/** The calls that an editor makes, and what they say. */
export const useQuoteWrites = ({ commission, onClose, onSaved }: QuoteWrites) => {
  const { t } = useTranslation('deskCommissions')
  const api = useApi<QuotingContract>()
  const params = { id: commission._id }
  const save = useCommissionWrite({
    done: t('draft.saved'),
    failed: t('draft.failed'),
    send: (body: { content: QuoteContent; saved: number }) =>
      api('PUT /admin/commissions/{id}/draft', { params, body }),
    after: ({ commission: { draft } }) => onSaved(draft?.saved ?? 0),
  })
  const send = useCommissionWrite({
    done: t('draft.sent'),
    failed: t('draft.notSent'),
    send: async (
      { content, saved, validUntil }: { content: QuoteContent; saved: number; validUntil: string },
      idempotencyKey,
    ) => {
      const { commission: drafted } = await api('PUT /admin/commissions/{id}/draft', {
        params,
        body: { content, saved },
      })
      const current = drafted.draft?.saved ?? 0
      onSaved(current)
      await api('POST /admin/commissions/{id}/draft/send', {
        params,
        body: { saved: current, validUntil },
        idempotencyKey,
      })
    },
    after: onClose,
  })
  const remove = useCommissionWrite({
    done: t('draft.deleted'),
    failed: t('draft.failed'),
    send: (_press: null) => api('DELETE /admin/commissions/{id}/draft', { params }),
    after: onClose,
  })
  return { save, send, remove }
}
