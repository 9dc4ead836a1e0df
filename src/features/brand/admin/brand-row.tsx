import { type ReactNode, useId, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { longDay } from '../../../shared/dates/long-day.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useUpload } from '../../../ui/api/use-upload.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/forms/field-error.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { FileChoice } from '../../../ui/uploads/file-choice.tsx'
import { pictureFiles } from '../../../ui/uploads/picture-files.ts'
import type { BrandContract, BrandPicture } from '../brand.contract.ts'
import { type BrandKind, smallestIcon, smallestLogo, smallestShare } from '../brand.rules.ts'
import { readingsOfBrand } from './brand-desk.queries.ts'
import { ShareForm } from './share-form.tsx'

const smallest = {
  logo: smallestLogo,
  logoDark: smallestLogo,
  icon: { width: smallestIcon, height: smallestIcon },
  share: smallestShare,
} as const

interface BrandRowProps {
  readonly kind: BrandKind
  readonly picture: BrandPicture | undefined
  /** How it is shown, or what is shown without it. */
  readonly preview: ReactNode
}

const usePicture = (kind: BrandKind, picture: BrandPicture | undefined, onRemovalEnd: () => void) => {
  const { t } = useTranslation('brandDesk')
  const api = useApi<BrandContract>()
  const upload = useUpload<BrandContract>()
  const params = { kind }
  const seen = picture?.version ?? 0
  const putting = useWrite({
    send: (content: File, idempotencyKey) =>
      upload('PUT /admin/brand/{kind}', {
        params,
        file: { field: 'image', content },
        fields: { seen: String(seen) },
        idempotencyKey,
        onProgress: () => undefined,
      }),
    succeeded: () => notify('general', { title: t('saved'), variant: 'success' }),
    refresh: readingsOfBrand,
  })
  const removing = useWrite({
    send: () => api('DELETE /admin/brand/{kind}', { params, query: { seen } }),
    succeeded: () => {
      onRemovalEnd()
      notify('general', { title: t('removed'), variant: 'success' })
    },
    failed: (error) => {
      onRemovalEnd()
      showFailure(t('notRemoved'), error, t('unreached'))
    },
    refresh: readingsOfBrand,
  })
  return { putting, removing }
}

/** One picture of the visual identity: how it looks, and the presses that replace, crop and remove it. */
export const BrandRow = ({ kind, picture, preview }: BrandRowProps) => {
  const { t } = useTranslation('brandDesk')
  const lng = useLanguage()
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const [isFramed, setFramed] = useState(false)
  const { putting, removing } = usePicture(kind, picture, () => setAsked(false))
  const name = t(`kinds.${kind}`)
  const { failure } = putting
  const refusal = failure instanceof ApiError ? failure.message : failure && t('unreached')
  return (
    <li className="grid items-start gap-x-gutter gap-y-4 border-hairline border-t py-5 md:grid-cols-[18rem_1fr]">
      {preview}
      <div className="min-w-0 text-small">
        <h3 className="font-medium">{name}</h3>
        <p className="mt-1 max-w-[36rem] text-caption text-ink-soft">{t(`hints.${kind}`, smallest[kind])}</p>
        <p className="mt-2">
          {picture
            ? t('since', { day: longDay(picture.updatedAt, lng) })
            : t(kind === 'logoDark' ? 'none' : 'original')}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <FileChoice
            size="small"
            variant="secondary"
            accept={pictureFiles}
            loading={putting.busy}
            label={putting.busy ? t('sending') : t(`${picture ? 'replace' : 'choose'}.${kind}`)}
            onChoose={([file]) => file && void putting.write(file)}
          />
          {picture && kind === 'share' && (
            <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setFramed(true)}>
              {t('frame')}
              <span className="sr-only"> · {name}</span>
            </Button>
          )}
          {picture && (
            <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setAsked(true)}>
              {t('remove')}
              <span className="sr-only"> · {name}</span>
            </Button>
          )}
        </div>
        <div role="alert" className="mt-2 empty:hidden">
          <FieldError id={`${id}-error`} error={refusal ?? undefined} />
        </div>
      </div>
      {isFramed && picture && <ShareForm share={picture} onClose={() => setFramed(false)} />}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('removal.title', { name })}
        keep={t('removal.keep')}
        confirm={t('removal.confirm')}
        busy={removing.busy}
        onConfirm={() => void removing.write()}
      >
        <p>{t('removal.text')}</p>
      </ConfirmDialog>
    </li>
  )
}
