import { longDay } from '../../../../shared/dates/long-day.ts'
import { useEditor } from '../../../../ui/admin/editor/use-editor.ts'
import { focalPointTexts } from '../../../../ui/admin/focal-point/focal-point.texts.ts'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { useTakeBack } from '../../../take-backs/admin/use-take-back.public.ts'
import type { AdminGalleryItem, GalleryAdminContract } from '../../gallery-admin.contract.ts'
import { useAdminBoard } from '../use-admin-board.ts'
import {
  type DraftField,
  draftOf,
  editOfDraft,
  faultsOf,
  fieldOfRefusal,
  type ItemDraft,
} from './item-draft.ts'

/** Returns a function that says the value of a field in words. */
const useFieldInWords = () => {
  const { t } = useTranslation('galleryAdmin')
  useOwnTexts('focalPoint', focalPointTexts)
  const { t: kinds } = useTranslation('galleryKinds')
  const { t: focal } = useTranslation('focalPoint')
  const lng = useLanguage()
  return (field: DraftField, draft: ItemDraft): string => {
    switch (field) {
      case 'occasion':
        return draft.occasion ? kinds(`occasions.${draft.occasion}`) : ''
      case 'colours':
        return draft.colours.map((colour) => kinds(`colours.${colour}`)).join(', ')
      case 'products':
        return draft.products.map(({ name }) => name).join(', ')
      case 'focalPoint':
        return focal('marker', draft.focalPoint)
      case 'published':
        return t(draft.published ? 'item.yes' : 'item.no')
      case 'publishedFrom':
      case 'publishedTo':
        return draft[field] && longDay(draft[field], lng)
      default:
        return draft[field]
    }
  }
}

/** Edits the words, kinds, products and publication of an item; its changes stay while other items are looked at. */
export const useItemEditor = (item: AdminGalleryItem) => {
  const { t } = useTranslation('galleryAdmin')
  const api = useApi<GalleryAdminContract>()
  const { put, refetch } = useAdminBoard()
  const inWords = useFieldInWords()
  const { offer } = useTakeBack()
  const editor = useEditor({
    id: item._id,
    saved: draftOf(item),
    version: item.version,
    keptOnLeaving: true,
    faultsOf: (draft) =>
      Object.fromEntries(
        Object.entries(faultsOf(draft)).map(([field, fault]) => [field, t(`item.faults.${fault}`)]),
      ),
    send: ({ draft }) =>
      api('PUT /gallery/{id}', { params: { id: item._id }, body: editOfDraft(draft, item.version) }),
    succeeded: (answer) => {
      put((items) => items.map((each) => (each._id === answer.item._id ? answer.item : each)))
      const { entry } = answer
      notify('general', {
        title: t('item.saved'),
        variant: 'success',
        ...(entry && offer({ kind: 'gallery', ids: [item._id], action: 'gallery.updated', entry })),
      })
      return draftOf(answer.item)
    },
    failed: (error) => {
      if (error !== undefined) showFailure(t('item.notSaved'), error)
    },
    errorsOf: (fields) =>
      Object.fromEntries(
        Object.entries(fields).flatMap(([name, message]) => {
          const field = fieldOfRefusal(name)
          return field ? [[field, message]] : []
        }),
      ),
    reread: async () => (await refetch()).find(({ _id }) => _id === item._id)?.version,
    refresh: { queryKey: ['admin-gallery'] },
  })
  return {
    ...editor,
    conflicts: editor.contested.map((field) => ({
      field,
      label: t(`item.fields.${field}`),
      theirs: inWords(field, editor.saved),
      take: () => editor.takeSaved(field),
    })),
  }
}
