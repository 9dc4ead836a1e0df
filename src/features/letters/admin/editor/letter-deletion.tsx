import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { LettersContract } from '../../letters.contract.ts'
import { lettersKey } from '../letters.queries.ts'

/** Deletes a draft, once that was said twice. */
export const LetterDeletion = ({ id, onDeleted }: { id: string; onDeleted: () => void }) => {
  const { t } = useTranslation('lettersDesk')
  const api = useApi<LettersContract>()
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const [isAsked, setAsked] = useState(false)
  const { write, busy } = useWrite({
    send: () => api('DELETE /admin/letters/{id}', { params: { id } }),
    succeeded: async () => {
      onDeleted()
      notify('general', { title: t('deletion.done'), variant: 'success' })
      await navigate(urlWith({ opened: undefined }))
    },
    failed: (error) => showFailure(t('deletion.failed'), error),
    refresh: { queryKey: [...lettersKey, 'all'] },
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)} className="self-start">
        {t('deletion.delete')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('deletion.title')}
        keep={t('deletion.keep')}
        confirm={t('deletion.delete')}
        busy={busy}
        onConfirm={() => void write()}
      >
        <p>{t('deletion.text')}</p>
      </ConfirmDialog>
    </>
  )
}
