import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/class-names.ts'
import { Picture } from '../../../../ui/pictures/picture.tsx'
import type { ProductImage } from '../../product.schema.ts'

interface ProductPlateProps {
  readonly image: ProductImage | undefined
  /** How wide the slot is, as in the `sizes` attribute. */
  readonly sizes: string
  readonly priority?: boolean
  readonly className?: string | undefined
  readonly viewTransitionName?: string | undefined
}

/** The portrait of a product, or the sheet of paper that waits for one; both take the same room. */
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
