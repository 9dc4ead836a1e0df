import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OrderedList } from '../../../../../ui/admin/order/ordered-list.tsx'
import { showFailure } from '../../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { useUpload } from '../../../../../ui/api/use-upload.ts'
import { useWrite } from '../../../../../ui/api/use-write.ts'
import { IconButton } from '../../../../../ui/buttons/icon-button.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog.tsx'
import { Picture } from '../../../../../ui/pictures/picture.tsx'
import { notify } from '../../../../../ui/toasts/toasts.ts'
import { UploadPlace } from '../../../../../ui/uploads/upload-place.tsx'
import { useUploads } from '../../../../../ui/uploads/use-uploads.ts'
import { mostPicturesOfProduct } from '../../../../catalog/product.limits.ts'
import type { ProductImagesContract } from '../../../../product-images/product-images.contract.ts'
import { useTakeBack } from '../../../../take-backs/admin/use-take-back.public.ts'
import type { EditedProduct } from '../../../edited-product.schema.ts'
import { readingsOfProducts } from '../products.queries.ts'
import { PictureWords } from './picture-words.tsx'

type ProductImage = EditedProduct['images'][number]

type Change =
  | { readonly kind: 'order'; readonly ids: readonly string[] }
  | { readonly kind: 'remove'; readonly imageId: string }

interface ProductPicturesProps {
  readonly product: Pick<EditedProduct, '_id' | 'images'>
}

/** The pictures of a product: added, ordered, described and removed; each of it is saved at once. */
export const ProductPictures = ({ product: { _id: id, images } }: ProductPicturesProps) => {
  const { t } = useTranslation('adminProducts')
  const api = useApi<ProductImagesContract>()
  const upload = useUpload<ProductImagesContract>()
  const queries = useQueryClient()
  const { offer } = useTakeBack()
  const [described, setDescribed] = useState<ProductImage>()
  const [removed, setRemoved] = useState<ProductImage>()
  const uploads = useUploads<string>({
    send: async ({ target, file }, on) => {
      const call = { ...on, params: { id: target }, file: { field: 'image', content: file }, fields: {} }
      const { images: now, taken } = await upload('POST /products/{id}/images', call)
      return { createdId: now.at(-1)?._id ?? target, picture: taken[0] }
    },
    onDone: () => void queries.invalidateQueries(readingsOfProducts),
  })
  const { write, busy, writing } = useWrite({
    send: (change: Change): Promise<unknown> =>
      change.kind === 'order'
        ? api('PUT /products/{id}/images/order', { params: { id }, body: { imageIds: [...change.ids] } })
        : api('DELETE /products/{id}/images/{imageId}', { params: { id, imageId: change.imageId } }),
    succeeded: (_answer, change) => {
      setRemoved(undefined)
      const action = change.kind === 'order' ? 'images_reordered' : 'image_removed'
      const undo = offer({ kind: 'product', ids: [id], action: `product.${action}` })
      notify('general', { title: t(`pictures.done.${change.kind}`), variant: 'success', ...undo })
    },
    failed: (error) => {
      setRemoved(undefined)
      showFailure(t('pictures.failed'), error)
    },
    refresh: readingsOfProducts,
  })
  // The order is shown as it is wanted, while it is on its way.
  const wanted = writing?.kind === 'order' ? writing.ids : images.map(({ _id }) => _id)
  const shown = wanted.flatMap((imageId) => images.filter(({ _id }) => _id === imageId))
  const titleOf = (image: ProductImage) => t('pictures.place', { place: images.indexOf(image) + 1 })
  return (
    <>
      {images.length < mostPicturesOfProduct && (
        <UploadPlace target={id} uploads={uploads} hrefOf={() => '#photographies'} t={t} />
      )}
      {images.length === 0 ? (
        <p className="mt-4 text-ink-soft text-small">{t('pictures.none')}</p>
      ) : (
        <OrderedList
          items={shown}
          titleOf={titleOf}
          label={t('pictures.label')}
          onOrder={(ids) => void write({ kind: 'order', ids })}
          hasHandles
          className="mt-4 border-hairline border-t"
          rowClassName="py-2"
          row={(image, place) => (
            <>
              <span className="w-14 flex-none">
                <Picture image={image} sizes="3.5rem" className="aspect-portrait" />
              </span>
              <div className="min-w-0 flex-1 text-small">
                {place === 0 && <p className="font-medium">{t('pictures.main')}</p>}
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => setDescribed(image)}
                  className="line-clamp-2 text-start underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
                >
                  {image.alt}
                </button>
                {!image.altEn && <p className="text-caption text-ink-soft">{t('pictures.noEnglish')}</p>}
              </div>
            </>
          )}
          actions={(image) => (
            <IconButton
              icon="close"
              label={t('pictures.remove', { picture: titleOf(image) })}
              onClick={() => setRemoved(image)}
            />
          )}
        />
      )}
      {described && <PictureWords productId={id} image={described} onClose={() => setDescribed(undefined)} />}
      <ConfirmDialog
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        title={t('pictures.removeTitle')}
        keep={t('removal.keep')}
        confirm={t('pictures.removeConfirm')}
        busy={busy}
        onConfirm={() => removed && void write({ kind: 'remove', imageId: removed._id })}
      >
        <p>{t('pictures.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
