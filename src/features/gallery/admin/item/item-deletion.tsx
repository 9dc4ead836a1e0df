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
import { useTakeBack } from '../../../take-backs/admin/use-take-back.public.ts'
import type { GalleryAdminContract } from '../../gallery-admin.contract.ts'
import { useAdminBoard } from '../use-admin-board.ts'

/** Takes a picture from its board, once that was said twice; for a day it can be taken back. */
export const ItemDeletion = ({ id, onDeleted }: { id: string; onDeleted: () => void }) => {
  const { t } = useTranslation('galleryAdmin')
  const api = useApi<GalleryAdminContract>()
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const { put } = useAdminBoard()
  const { offer } = useTakeBack()
  const [isAsked, setAsked] = useState(false)
  const { write, busy } = useWrite({
    send: (_: undefined) => api('DELETE /gallery/{id}', { params: { id } }),
    succeeded: async ({ entry }) => {
      onDeleted()
      notify('general', {
        title: t('item.deleted'),
        variant: 'success',
        ...offer({ kind: 'gallery', ids: [id], action: 'gallery.removed', entry }),
      })
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
