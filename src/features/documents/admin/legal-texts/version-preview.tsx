import { useQuery } from '@tanstack/react-query'
import { languages } from '../../../../shared/i18n/languages.ts'
import { sentenceOf } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { DocumentsContract } from '../../documents.contract.ts'
import type { LegalTextName } from '../../legal-texts.limits.ts'

interface VersionPreviewProps {
  readonly name: LegalTextName
  readonly draft: Readonly<Record<'fr' | 'en', string>>
  readonly onClose: () => void
}

/** A version as the page will show it, in both languages. */
export const VersionPreview = ({ name, draft: { fr, en }, onClose }: VersionPreviewProps) => {
  const { t } = useTranslation('legalTexts')
  const api = useApi<DocumentsContract>()
  const { data, error } = useQuery({
    queryKey: ['legal-text-preview', name, fr, en],
    queryFn: () => api('POST /admin/legal-texts/{name}/preview', { params: { name }, body: { fr, en } }),
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || onClose()}
      title={t('previewing.title')}
      plain
      closeLabel={t('previewing.close')}
      width="wide"
    >
      {error && <Refusal>{sentenceOf(error) ?? t('previewing.failed')}</Refusal>}
      {!(data || error) && <Skeleton className="h-96" />}
      {data && (
        <div className="grid gap-gutter md:grid-cols-2">
          {languages.map((lng) => (
            <section key={lng} lang={lng} aria-label={t(`comparison.${lng}`)}>
              <p className="font-display text-heading">{data[lng].title}</p>
              <Prose html={data[lng].html} className="mt-4" />
            </section>
          ))}
        </div>
      )}
    </Dialog>
  )
}
