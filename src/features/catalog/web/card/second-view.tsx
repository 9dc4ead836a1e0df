import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Picture } from '../../../../ui/pictures/picture.tsx'
import type { ProductImage } from '../../product.schema.ts'

export interface SecondViewProps {
  readonly image: ProductImage
  readonly sizes: string
}

/**
 * The second picture of a product, shown over the first one while a mouse points at the card and once it is loaded.
 * Escape gives the first one back without the mouse being moved, until the mouse points there again.
 */
export const SecondView = ({ image, sizes }: SecondViewProps) => {
  const [isLoaded, setLoaded] = useState(false)
  const [isDismissed, setDismissed] = useState(false)
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = view.current?.closest('.group')
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true)
    }
    const pointAgain = () => setDismissed(false)
    document.addEventListener('keydown', dismiss)
    card?.addEventListener('pointerenter', pointAgain)
    return () => {
      document.removeEventListener('keydown', dismiss)
      card?.removeEventListener('pointerenter', pointAgain)
    }
  }, [])
  return (
    <div
      ref={view}
      aria-hidden="true"
      className={classNames(
        'absolute inset-0 opacity-0 transition-opacity duration-300 print:hidden',
        isLoaded && !isDismissed && 'group-hover:opacity-100',
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
