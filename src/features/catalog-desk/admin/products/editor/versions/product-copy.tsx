import { useNavigate } from 'react-router'
import { useChangedUrl } from '../../../../../../ui/admin/use-changed-url.ts'
import { showFailure } from '../../../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../../../ui/api/use-write.ts'
import { Button } from '../../../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../../../ui/toasts/toasts.ts'
import type { ProductVersionsContract } from '../../../../product-versions.contract.ts'
import { readingsOfProducts } from '../../products.queries.ts'
import { versionsTexts } from './versions.texts.ts'

/** Begins a draft with what a product has. */
export const ProductCopy = ({ id }: { readonly id: string }) => {
  useOwnTexts('productVersions', versionsTexts)
  const { t } = useTranslation('productVersions')
  const api = useApi<ProductVersionsContract>()
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const { write, busy } = useWrite({
    send: () => api('POST /admin/products/{id}/copies', { params: { id }, body: {} }),
    succeeded: async ({ product }) => {
      notify('general', { title: t('copied'), variant: 'success' })
      await navigate(urlWith({ opened: product._id }))
    },
    failed: (error) => showFailure(t('notCopied'), error),
    refresh: readingsOfProducts,
  })
  return (
    <Button variant="quiet" loading={busy} onClick={() => void write()}>
      {t('copy')}
    </Button>
  )
}
