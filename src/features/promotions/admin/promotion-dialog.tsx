import { useState } from 'react'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { Promotion, PromotionsContract } from '../promotions.contract.ts'
import type { ProductsField } from './exception-fields.tsx'
import { PromotionForm } from './promotion-form.tsx'
import { promotionsKey } from './promotions.queries.ts'

interface PromotionDialogProps {
  /** Undefined for a new one. */
  readonly promotion: Promotion | undefined
  readonly ProductsField: ProductsField
  readonly onClose: () => void
}

/** Makes a code or changes it; one that was never used can be deleted. */
export const PromotionDialog = ({ promotion, ProductsField, onClose }: PromotionDialogProps) => {
  const { t } = useTranslation('adminPromotions')
  const api = useApi<PromotionsContract>()
  const [isRemoving, setRemoving] = useState(false)
  const removal = useWrite({
    send: () => api('DELETE /admin/promotions/{id}', { params: { id: promotion?._id ?? '' } }),
    succeeded: () => {
      notify('general', { title: t('removal.done'), variant: 'success' })
      onClose()
    },
    failed: (error) => {
      showFailure(t('removal.failed'), error)
      setRemoving(false)
    },
    refresh: { queryKey: promotionsKey },
  })
  if (isRemoving)
    return (
      <ConfirmDialog
        open
        onClose={() => setRemoving(false)}
        title={t('removal.title', { code: promotion?.code ?? '' })}
        keep={t('removal.keep')}
        confirm={t('removal.confirm')}
        busy={removal.busy}
        onConfirm={() => void removal.write()}
      >
        <p>{t('removal.text')}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || onClose()}
      title={promotion?.code ?? t('form.new')}
      plain
      closeLabel={t('form.close')}
      width="wide"
      written
    >
      <PromotionForm
        promotion={promotion}
        ProductsField={ProductsField}
        onDone={onClose}
        onRemove={promotion && promotion.uses === 0 ? () => setRemoving(true) : undefined}
      />
    </Dialog>
  )
}
