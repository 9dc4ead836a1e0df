import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChangedUrl } from '../../../../../ui/admin/use-changed-url.ts'
import { showFailure } from '../../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../../ui/api/use-write.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../../../ui/toasts/toasts.ts'
import type { EditedProduct } from '../../../edited-product.schema.ts'
import type { ProductWritingContract } from '../../../product-writing.contract.ts'
import { readingsOfProducts } from '../products.queries.ts'

interface ProductRemovalProps {
  readonly product: Pick<EditedProduct, '_id' | 'version' | 'name'>
  readonly onRemoved: () => void
}

/** Takes a product out of the shop for good, once that was said twice. */
export const ProductRemoval = ({ product, onRemoved }: ProductRemovalProps) => {
  const { t } = useTranslation('adminProducts')
  const { _id: id, version, name } = product
  const api = useApi<ProductWritingContract>()
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const [isAsked, setAsked] = useState(false)
  const { write, busy } = useWrite({
    send: () => api('DELETE /products/{id}', { params: { id }, query: { version } }),
    succeeded: async () => {
      onRemoved()
      notify('general', { title: t('removal.done'), variant: 'success' })
      await navigate(urlWith({ opened: undefined }))
    },
    failed: (error) => {
      setAsked(false)
      showFailure(t('removal.failed'), error)
    },
    refresh: readingsOfProducts,
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t('removal.ask')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('removal.title', { name })}
        keep={t('removal.keep')}
        confirm={t('removal.confirm')}
        busy={busy}
        onConfirm={() => void write()}
      >
        <p>{t('removal.text')}</p>
      </ConfirmDialog>
    </>
  )
}
