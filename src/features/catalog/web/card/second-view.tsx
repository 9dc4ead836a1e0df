import { useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Picture } from '../../../../ui/pictures/picture.tsx'
import type { ProductImage } from '../../product.schema.ts'

export interface SecondViewProps {
  readonly image: ProductImage
  readonly sizes: string
}

/** The second picture of a product, shown over the first one while a mouse points at the card and once it is loaded. */
export const SecondView = ({ image, sizes }: SecondViewProps) => {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'absolute inset-0 opacity-0 transition-opacity duration-300 print:hidden',
        isLoaded && 'group-hover:opacity-100',
      )}
    >
      <Picture
        image={image}
        sizes={sizes}
        onSettled={({ type }) => setLoaded(type === 'load')}
        className="aspect-portrait"
      />
    </div>
  )
}
