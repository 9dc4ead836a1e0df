import { longDay } from '../../../../shared/dates/long-day.ts'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { DocumentsContract, LegalTextVersion } from '../../documents.contract.ts'
import type { LegalTextName } from '../../legal-texts.limits.ts'
import { readingsOfLegalTexts } from './legal-texts.queries.ts'

interface VersionRemovalProps {
  readonly name: LegalTextName
  readonly version: LegalTextVersion
  readonly onClose: () => void
}

/** Asks before a version that is to come is taken back. */
export const VersionRemoval = ({ name, version: { effective }, onClose }: VersionRemovalProps) => {
  const { t } = useTranslation('legalTexts')
  const api = useApi<DocumentsContract>()
  const day = longDay(effective, useLanguage())
  const { write, busy } = useWrite({
    send: () => api('DELETE /admin/legal-texts/{name}/{effective}', { params: { name, effective } }),
    succeeded: () => {
      notify('general', { title: t('removed', { day }), variant: 'success' })
      onClose()
    },
    failed: (error) => {
      showFailure(t('notRemoved'), error)
      onClose()
    },
    refresh: readingsOfLegalTexts,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('removal.title')}
      keep={t('removal.keep')}
      confirm={t('removal.confirm')}
      busy={busy}
      onConfirm={() => void write()}
    >
      <p>{t('removal.text', { day })}</p>
    </ConfirmDialog>
  )
}
