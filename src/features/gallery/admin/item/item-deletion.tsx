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
import type { GalleryAdminContract } from '../../gallery-admin.contract.ts'
import { useAdminBoard } from '../use-admin-board.ts'

/** Takes a picture from its board for good, once that was said twice. */
export const ItemDeletion = ({ id, onDeleted }: { id: string; onDeleted: () => void }) => {
  const { t } = useTranslation('galleryAdmin')
  const api = useApi<GalleryAdminContract>()
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const { put } = useAdminBoard()
  const [isAsked, setAsked] = useState(false)
  const { write, busy } = useWrite({
    send: (_: undefined) => api('DELETE /gallery/{id}', { params: { id } }),
    succeeded: async () => {
      onDeleted()
      notify('general', { title: t('item.deleted'), variant: 'success' })
      await navigate(urlWith({ opened: undefined }))
      put((items) => items.filter(({ _id }) => _id !== id))
    },
    failed: (error) => showFailure(t('item.notDeleted'), error),
    refresh: { queryKey: ['admin-gallery'] },
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)} className="mt-10">
        {t('item.delete')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('item.deleteTitle')}
        keep={t('item.keep')}
        confirm={busy ? t('item.deleting') : t('item.delete')}
        busy={busy}
        onConfirm={() => void write(undefined)}
      >
        <p>{t('item.deleteText')}</p>
      </ConfirmDialog>
    </>
  )
}
