import { useTranslation } from 'react-i18next'
import { showFailure } from '../../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../../ui/api/use-write.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../../ui/forms/form/use-form.ts'
import { TextareaField } from '../../../../../ui/forms/textarea-field.tsx'
import { Dialog } from '../../../../../ui/overlays/dialog.tsx'
import { Picture } from '../../../../../ui/pictures/picture.tsx'
import { pictureAltMaxLength } from '../../../../catalog/product.limits.ts'
import type { EditedProduct } from '../../../edited-product.schema.ts'
import type { ProductImagesContract } from '../../../product-images.contract.ts'
import { readingsOfProducts } from '../products.queries.ts'

interface PictureWordsProps {
  readonly productId: string
  readonly image: EditedProduct['images'][number]
  readonly onClose: () => void
}

/** What a picture shows, for whoever cannot see it, in both languages. */
export const PictureWords = ({ productId: id, image, onClose }: PictureWordsProps) => {
  const { t } = useTranslation('adminProducts')
  const api = useApi<ProductImagesContract>()
  const { write, busy } = useWrite({
    send: (body: { alt: string; altEn: string }) =>
      api('PUT /products/{id}/images/{imageId}', { params: { id, imageId: image._id }, body }),
    succeeded: onClose,
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
      title={<span className="block font-semibold font-text text-subheading">{t('pictures.words')}</span>}
      closeLabel={t('removal.keep')}
      written={form.typed.alt !== start.alt || form.typed.altEn !== start.altEn}
    >
      <form method="post" {...form.props} className="flex flex-col gap-4">
        <div className="w-28">
          <Picture image={image} sizes="7rem" className="aspect-portrait" />
        </div>
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
        <Button type="submit" loading={busy} className="self-end">
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
