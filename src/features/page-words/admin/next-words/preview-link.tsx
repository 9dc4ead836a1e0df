import { languages } from '../../../../shared/i18n/languages.ts'
import { pathTo, previewParam } from '../../../../sitemap.ts'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { NewTabLink } from '../../../../ui/buttons/new-tab-link.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { NextWordsContract } from '../../next-words.contract.ts'
import type { WordedPage } from '../../page-words.limits.ts'

/** The pages by the names of their texts. */
const paths = {
  home: pathTo('home'),
  about: pathTo('about'),
  madeToMeasure: pathTo('madeToMeasure'),
  weddingGowns: pathTo('weddingGowns'),
  eveningWear: pathTo('eveningWear'),
  shop: pathTo('shop'),
  booking: pathTo('booking'),
  contact: pathTo('contact'),
  lookbook: pathTo('lookbook'),
  ideas: pathTo('inspiration'),
  testimonialsPage: pathTo('testimonials'),
  sizeGuide: pathTo('sizeGuide'),
} as const satisfies Readonly<Record<WordedPage, string>>

/** Makes a link by which somebody without an account sees a page with the words that wait beside it. */
export const PreviewLink = ({ page }: { readonly page: WordedPage }) => {
  const { t } = useTranslation('nextWords')
  const api = useApi<NextWordsContract>()
  const { publicUrl } = useSession()
  const { write, busy, answer } = useWrite({
    send: () => api('POST /admin/page-words/{page}/previews', { params: { page } }),
    failed: (error) => showFailure(t('preview.failed'), error),
    refresh: null,
  })
  const to = `${paths[page]}?${previewParam}=${answer?.key ?? ''}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(publicUrl + to)
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
              <NewTabLink key={lng} to={to} newTab={t('preview.newTab')} lng={lng}>
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
