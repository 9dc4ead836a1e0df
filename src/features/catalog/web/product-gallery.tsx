import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../../ui/picture.tsx'
import type { ProductImage } from '../product.schema.ts'
import { ProductPlate } from './product-plate.tsx'

const plateSizes = '(min-width: 108rem) 46rem, (min-width: 64rem) 42vw, 92vw'
const thumbnailSizes = '5rem'

/** The large plate of a piece with its other views beside it. Without script a thumbnail opens its picture. */
export const ProductGallery = ({ images }: { images: readonly ProductImage[] }) => {
  const { t } = useTranslation('catalog')
  const [chosen, setChosen] = useState(0)
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault()
    setChosen(index)
  }
  return (
    <section
      aria-label={t('product.gallery')}
      className="flex flex-col gap-4 lg:flex-row-reverse lg:items-start lg:gap-6"
    >
      <div className="min-w-0 flex-1">
        <ProductPlate key={chosen} image={images[chosen]} sizes={plateSizes} priority={chosen === 0} />
      </div>
      {images.length > 1 && (
        <ul className="flex gap-3 lg:w-20 lg:flex-none lg:flex-col">
          {images.map((image, index) => (
            <li key={image._id} className="w-16 lg:w-full">
              <a
                href={image.url}
                aria-label={t('product.enlarge', { number: index + 1 })}
                aria-current={index === chosen ? 'true' : undefined}
                onClick={(event) => choose(event, index)}
                className="block border border-transparent p-0.5 transition-colors hover:border-rule aria-[current]:border-ink"
              >
                <Picture image={{ ...image, alt: '' }} sizes={thumbnailSizes} className="aspect-portrait" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
