import { useState } from 'react'
import { FocalPointField } from '../../../../../ui/admin/focal-point/focal-point-field.tsx'
import { showFailure } from '../../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { useUpload } from '../../../../../ui/api/use-upload.ts'
import { useWrite } from '../../../../../ui/api/use-write.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../../ui/forms/form/use-form.ts'
import { TextareaField } from '../../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../../ui/overlays/dialog.tsx'
import { notify } from '../../../../../ui/toasts/toasts.ts'
import { FileChoice } from '../../../../../ui/uploads/file-choice.tsx'
import { pictureFiles } from '../../../../../ui/uploads/picture-files.ts'
import { usePictureNotes } from '../../../../../ui/uploads/use-picture-notes.ts'
import { pictureAltMaxLength } from '../../../../catalog/product.limits.ts'
import type { ProductImagesContract } from '../../../../product-images/product-images.contract.ts'
import { useTakeBack } from '../../../../take-backs/admin/use-take-back.public.ts'
import type { EditedProduct } from '../../../edited-product.schema.ts'
import { readingsOfProducts } from '../products.queries.ts'

const middle = { x: 50, y: 50 } as const

interface PictureWordsProps {
  readonly productId: string
  readonly image: EditedProduct['images'][number]
  readonly onClose: () => void
}

/** What a picture shows, for whoever cannot see it, in both languages; what of it stays in sight; and its file. */
export const PictureWords = ({ productId: id, image, onClose }: PictureWordsProps) => {
  const { t } = useTranslation('adminProducts')
  const api = useApi<ProductImagesContract>()
  const { offer } = useTakeBack()
  const [focalPoint, setFocalPoint] = useState(image.focalPoint ?? middle)
  const replacing = useReplacement({ id, imageId: image._id, onDone: onClose })
  const { write, busy } = useWrite({
    send: (typed: { alt: string; altEn: string }) =>
      api('PUT /products/{id}/images/{imageId}', {
        params: { id, imageId: image._id },
        body: { ...typed, focalPoint },
      }),
    succeeded: () => {
      const undo = offer({ kind: 'product', ids: [id], action: 'product.image_described' })
      notify('general', { title: t('pictures.done.words'), variant: 'success', ...undo })
      onClose()
    },
    failed: (error) => showFailure(t('pictures.failed'), error),
    refresh: readingsOfProducts,
  })
  const start = { alt: image.alt, altEn: image.altEn ?? '' }
  const form = useForm({
    names: ['alt', 'altEn'],
    start,
    check: ({ alt }) => ({ alt: alt.trim() === '' ? t('faults.missing') : undefined }),
    submit: (typed) => write({ alt: typed.alt, altEn: typed.altEn }),
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('pictures.words')}
      plain
      closeLabel={t('removal.keep')}
      width="wide"
      written={form.typed.alt !== start.alt || form.typed.altEn !== start.altEn}
    >
      <form method="post" {...form.props} className="flex flex-col gap-4">
        <div className="grid gap-6 sm:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <TextareaField
              {...form.field('alt')}
              label={t('languages.fr')}
              lang="fr"
              rows={2}
              className="min-h-20"
              maxLength={pictureAltMaxLength}
              required
            />
            <TextareaField
              {...form.field('altEn')}
              label={t('languages.en')}
              lang="en"
              rows={2}
              className="min-h-20"
              maxLength={pictureAltMaxLength}
            />
          </div>
          <div className="min-w-0">
            <FocalPointField
              image={image}
              focalPoint={focalPoint}
              onChange={setFocalPoint}
              crops={[
                { label: t('pictures.crop'), shape: 'aspect-portrait' },
                { label: t('pictures.smallCrop'), shape: 'aspect-square' },
              ]}
            />
          </div>
        </div>
        <div className="flex flex-wrap justify-between gap-3">
          <FileChoice
            variant="quiet"
            label={t('pictures.replace')}
            accept={pictureFiles}
            loading={replacing.busy}
            onChoose={([file]) => file && void replacing.write(file)}
          />
          <Button type="submit" loading={busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface ReplacementInput {
  readonly id: string
  readonly imageId: string
  readonly onDone: () => void
}

/** Puts another file in the place of a picture, whose words stay. */
const useReplacement = ({ id, imageId, onDone }: ReplacementInput) => {
  const { t } = useTranslation('adminProducts')
  const upload = useUpload<ProductImagesContract>()
  const notesIn = usePictureNotes()
  const { offer } = useTakeBack()
  return useWrite({
    send: (content: File, idempotencyKey) =>
      upload('PUT /products/{id}/images/{imageId}/file', {
        params: { id, imageId },
        file: { field: 'image', content },
        fields: {},
        idempotencyKey,
        onProgress: () => undefined,
      }),
    succeeded: ({ taken }) => {
      const notes = taken.flatMap(notesIn)
      notify('general', {
        title: t('pictures.replaced'),
        ...(notes.length > 0 && { description: notes.join(' ') }),
        variant: 'success',
        ...offer({ kind: 'product', ids: [id], action: 'product.image_replaced' }),
      })
      onDone()
    },
    failed: (error) => showFailure(t('pictures.failed'), error),
    refresh: readingsOfProducts,
  })
}
