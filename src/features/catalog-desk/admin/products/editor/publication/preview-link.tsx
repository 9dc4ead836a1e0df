import { languages } from '../../../../../../shared/i18n/languages.ts'
import { pathTo } from '../../../../../../sitemap.ts'
import { Moment } from '../../../../../../ui/admin/moment.tsx'
import { useSession } from '../../../../../../ui/api/api-provider.tsx'
import { showFailure } from '../../../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../../../ui/api/use-write.ts'
import { Button } from '../../../../../../ui/buttons/button.tsx'
import { NewTabLink } from '../../../../../../ui/buttons/new-tab-link.tsx'
import { useTranslation } from '../../../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../../../ui/toasts/toasts.ts'
import type { ProductPreviewsContract } from '../../../../product-previews.contract.ts'

interface PreviewLinkProps {
  readonly id: string
  /** Whether it shows the changes that wait beside the product. */
  readonly next?: boolean
}

/** Makes a link by which somebody without an account sees a product before it is in the shop. */
export const PreviewLink = ({ id, next = false }: PreviewLinkProps) => {
  const { t } = useTranslation('publication')
  const api = useApi<ProductPreviewsContract>()
  const { publicUrl } = useSession()
  const { write, busy, answer } = useWrite({
    send: () => api('POST /admin/products/{id}/previews', { params: { id }, body: { next } }),
    failed: (error) => showFailure(t('failed'), error),
    refresh: null,
  })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${publicUrl}${pathTo('productPreview')}#${answer?.key ?? ''}`)
      notify('general', { title: t('preview.copied'), variant: 'success' })
    } catch {
      notify('general', { title: t('preview.notCopied'), variant: 'destructive' })
    }
  }
  return (
    <div className="mt-4 border-hairline border-t pt-3 text-small">
      {answer ? (
        <>
          <p className="text-caption text-ink-soft">
            {t('preview.until')} <Moment at={answer.until} />
          </p>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            {languages.map((lng) => (
              <NewTabLink
                key={lng}
                to={`${pathTo('productPreview')}#${answer.key}`}
                newTab={t('preview.newTab')}
                lng={lng}
              >
                {t(`preview.in.${lng}`)}
              </NewTabLink>
            ))}
            <Button size="small" variant="quiet" onClick={() => void copy()}>
              {t('preview.copy')}
            </Button>
          </div>
        </>
      ) : (
        <Button size="small" variant="quiet" loading={busy} onClick={() => void write()}>
          {t('preview.make')}
        </Button>
      )}
    </div>
  )
}
