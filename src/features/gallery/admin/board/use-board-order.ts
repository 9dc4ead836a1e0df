import { useRef, useState } from 'react'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify, toasts } from '../../../../ui/toasts/toasts.ts'
import { useTakeBack } from '../../../take-backs/admin/use-take-back.public.ts'
import type { AdminGalleryItem, GalleryAdminContract } from '../../gallery-admin.contract.ts'
import { useAdminBoard } from '../use-admin-board.ts'

/**
 * The order of a board, as it is wanted and shown at once. It is saved right away; an admin who presses faster than the house
 * answers has the last order saved after the one under way. A refusal shows the house's own again.
 */
export const useBoardOrder = (items: readonly AdminGalleryItem[]) => {
  const { t } = useTranslation('galleryAdmin')
  const { board, put } = useAdminBoard()
  const api = useApi<GalleryAdminContract>()
  const [wanted, setWanted] = useState<readonly string[]>()
  const latest = useRef<readonly string[]>(undefined)
  /** What was said of the last order: it goes when a newer one makes its way back impossible. */
  const said = useRef<string>(undefined)
  const { offer } = useTakeBack()
  const [undone, setUndone] = useState(false)
  const { write } = useWrite({
    send: (ids: readonly string[]) => api('PUT /gallery/order', { body: { board, ids: [...ids] } }),
    succeeded: ({ items: saved, entry }) => {
      put(() => saved)
      if (said.current) toasts.dismiss(said.current)
      said.current =
        entry &&
        notify('general', {
          title: t('order.saved'),
          variant: 'success',
          ...offer({ kind: 'gallery', ids: [board], action: 'gallery.reordered', entry }),
        })
    },
    failed: (error) => {
      setUndone(true)
      showFailure(t('order.undone'), error)
    },
    refresh: { queryKey: ['admin-gallery'] },
  })

  const save = async (ids: readonly string[]) => {
    const isUnderWay = latest.current !== undefined
    latest.current = ids
    if (isUnderWay) return
    for (let sent: readonly string[] | undefined; sent !== latest.current; ) {
      sent = latest.current
      if (sent && !(await write(sent))) break
    }
    latest.current = undefined
    setWanted(undefined)
  }

  const byId = new Map(items.map((item) => [item._id, item]))
  // What another has hung meanwhile comes last until the house answers.
  const shown = wanted
    ? [...wanted.flatMap((id) => byId.get(id) ?? []), ...items.filter(({ _id }) => !wanted.includes(_id))]
    : items
  return {
    shown,
    undone,
    order: (ids: readonly string[]) => {
      setUndone(false)
      setWanted(ids)
      void save(ids)
    },
  }
}
