import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Picture } from '../../../../ui/pictures/picture.tsx'
import type { ProductImage } from '../../product.schema.ts'

interface ProductPlateProps {
  readonly image: ProductImage | undefined
  /** The width of the picture, as in the `sizes` attribute. */
  readonly sizes: string
  readonly priority?: boolean
  readonly className?: string | undefined
  readonly viewTransitionName?: string | undefined
}

/** The picture of a product, or an empty sheet when it has none. Both take the same space. */
export const ProductPlate = ({ image, className, ...rest }: ProductPlateProps) => {
  const { t } = useTranslation('catalog')
  const classes = classNames('aspect-portrait', className)
  if (image) return <Picture image={image} className={classes} {...rest} />
  return (
    <div className={classNames('grid w-full place-content-center bg-linen p-4 text-center', classes)}>
      <p className="font-display text-ink-soft text-small italic">{t('card.noPicture')}</p>
    </div>
  )
}
