import { useRef, useState } from 'react'
import { longDay } from '../../../shared/dates/long-day.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useUpload } from '../../../ui/api/use-upload.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { GuaranteesAdminContract, GuaranteesDesk } from '../guarantees-admin.contract.ts'
import { ArtworkChooser } from './artwork-chooser.tsx'
import { useAnswered } from './guarantees-desk.queries.ts'

interface NoticeRowProps {
  readonly language: Language
  readonly notice: GuaranteesDesk['notices'][number] | undefined
  readonly hintId: string
}

/** Puts the notice of a language in place, and takes it away. */
const useNotice = (language: Language, onRemoved: () => void) => {
  const { t } = useTranslation('guaranteesDesk')
  const api = useApi<GuaranteesAdminContract>()
  const upload = useUpload<GuaranteesAdminContract>()
  const answered = useAnswered()
  const [share, setShare] = useState(0)
  const failed = (error: unknown) => showFailure(t('notDone'), error, t('unreached'))
  const putting = useWrite({
    send: (file: File, idempotencyKey) =>
      upload('PUT /admin/guarantees/notices/{language}', {
        params: { language },
        file: { field: 'image', content: file },
        fields: {},
        idempotencyKey,
        onProgress: setShare,
      }),
    succeeded: (desk) => {
      answered(desk)
      notify('general', { title: t('notice.placed') })
    },
    failed,
    refresh: null,
  })
  const removing = useWrite({
    send: () => api('DELETE /admin/guarantees/notices/{language}', { params: { language } }),
    succeeded: (desk) => {
      answered(desk)
      notify('general', { title: t('notice.removed') })
      onRemoved()
    },
    failed,
    refresh: null,
  })
  return { putting, share, removing }
}

/** The notice of one language: what is in place, another file, none. */
export const NoticeRow = ({ language, notice, hintId }: NoticeRowProps) => {
  const { t } = useTranslation('guaranteesDesk')
  const lng = useLanguage()
  const chooser = useRef<HTMLButtonElement>(null)
  const [isAsked, setAsked] = useState(false)
  const { putting, share, removing } = useNotice(language, () => {
    setAsked(false)
    chooser.current?.focus()
  })
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-hairline border-t py-4">
      {notice && (
        <img
          src={notice.artwork.url}
          width={notice.artwork.width}
          height={notice.artwork.height}
          alt={t(`notice.alt.${language}`)}
          className="h-auto w-40 border border-hairline bg-white"
        />
      )}
      <div className="flex min-w-0 flex-1 basis-64 flex-col items-start gap-2 text-small">
        <h4 className="font-medium">{t(`notice.languages.${language}`)}</h4>
        <p className="text-ink-soft">
          {notice ? t('notice.since', { day: longDay(notice.updatedAt, lng) }) : t('notice.missing')}
        </p>
        <div className="flex flex-wrap gap-3">
          <ArtworkChooser
            button={chooser}
            label={t(`notice.${notice ? 'replace' : 'choose'}.${language}`)}
            describedBy={hintId}
            busy={putting.busy}
            onChosen={(file) => void putting.write(file)}
          />
          {notice && (
            <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
              {t(`notice.remove.${language}`)}
            </Button>
          )}
        </div>
        <p role="status" className="text-ink-soft tabular-nums empty:hidden">
          {putting.busy && t('sending', { percent: Math.floor(share * 100) })}
        </p>
      </div>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('notice.removeTitle')}
        keep={t('keep')}
        confirm={t('confirm')}
        busy={removing.busy}
        onConfirm={() => void removing.write()}
      >
        {t('notice.removeText')}
      </ConfirmDialog>
    </li>
  )
}
