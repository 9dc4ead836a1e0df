import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { AdminGalleryItem, GalleryAdminContract, GalleryEdit } from '../../gallery-admin.contract.ts'
import { useAdminBoard } from '../use-admin-board.ts'
import { type DraftField, editOfDraft, type Fault, fieldOfRefusal } from './item-draft.ts'
import type { DraftOfItem } from './use-item-draft.ts'

export type ItemErrors = Partial<Record<DraftField, string>>

const refusalsOf = (error: unknown): ItemErrors => {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([name, message]) => {
      const field = fieldOfRefusal(name)
      return field ? [[field, message]] : []
    }),
  )
}

/** Saves what is written about an item; what the house refuses is said at its fields, and nothing written is lost. */
export const useItemSaving = (item: AdminGalleryItem, { draft, clear }: DraftOfItem) => {
  const { t } = useTranslation('galleryAdmin')
  const api = useApi<GalleryAdminContract>()
  const { put } = useAdminBoard()
  const [errors, setErrors] = useState<ItemErrors>({})
  const { write, busy } = useWrite({
    send: (body: GalleryEdit) => api('PUT /gallery/{id}', { params: { id: item._id }, body }),
    succeeded: (answer) => {
      put((items) => items.map((each) => (each._id === answer.item._id ? answer.item : each)))
      clear()
      notify('general', { title: t('item.saved'), variant: 'success' })
    },
    failed: (error) => {
      setErrors(refusalsOf(error))
      showFailure(t('item.notSaved'), error)
    },
    refresh: { queryKey: ['admin-gallery'] },
  })
  const save = async (faults: Partial<Record<DraftField, Fault>>) => {
    setErrors(
      Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, t(`item.faults.${fault}`)])),
    )
    if (Object.keys(faults).length === 0) await write(editOfDraft(draft, item.version))
  }
  return { save, busy, errors }
}
