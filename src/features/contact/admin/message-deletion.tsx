import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import type { InboxContract } from '../inbox.contract.ts'
import { useInboxWrite } from './use-inbox-write.ts'

/** Deletes a message for good, when its author has asked the house to; it asks twice. */
export const MessageDeletion = ({ id }: { id: string }) => {
  const { t } = useTranslation('inbox')
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const api = useApi<InboxContract>()
  const [isAsked, setAsked] = useState(false)
  const { write, busy } = useInboxWrite({
    send: (_: undefined) => api('DELETE /admin/messages/{id}', { params: { id } }),
    done: () => t('opened.deleted'),
    succeeded: () => void navigate(urlWith({ opened: undefined })),
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)} className="mt-4">
        {t('opened.delete')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('opened.deleteTitle')}
        keep={t('opened.keep')}
        confirm={busy ? t('opened.deleting') : t('opened.delete')}
        busy={busy}
        onConfirm={() => void write(undefined)}
      >
        <p>{t('opened.deleteText')}</p>
      </ConfirmDialog>
    </>
  )
}
