import { type ComponentType, useEffect, useState } from 'react'
import { classNames } from '../../../../../ui/class-names.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import type { PictureViewerProps } from '../../../../../ui/pictures/picture-viewer.tsx'
import type { Product } from '../../../product.schema.ts'
import { ProductPlate } from '../../card/product-plate.tsx'
import { letTravel } from '../../card/travelling-product.ts'
import { useProductTravel } from '../../card/use-product-travel.ts'
import { GalleryPlate } from './gallery-plate.tsx'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import { useShownView } from './use-shown-view.ts'

/** The large picture of a product with its other views beside it. */
export const ProductGallery = ({ product }: { product: Product }) => {
  const { t } = useTranslation('catalog')
  const { _id, images, name } = product
  const view = useShownView()
  const viewTransitionName = useProductTravel(_id)
  // When the visitor goes back to a list, the picture of this product is the one that moves.
  useEffect(() => letTravel(_id), [_id])
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps>>()
  const [open, setOpen] = useState(false)
  const show = async () => {
    try {
      const { PictureViewer } = await import('../../../../../ui/pictures/picture-viewer.tsx')
      setViewer(() => PictureViewer)
      setOpen(true)
    } catch {
      // The viewer could not be fetched, so the browser opens the picture itself, as the link does without script.
      location.assign(images[view.chosen]?.url ?? '')
    }
  }
  return (
    <section
      aria-label={t('product.gallery')}
      // The column of the small views is reserved before they arrive, because the browser may paint a page of which
      // only the part up to the large picture has arrived.
      className={classNames(
        'flex flex-col gap-4 md:grid md:items-start md:gap-6 print:block',
        images.length > 1
          ? 'md:grid-cols-[5rem_minmax(0,max(24rem,75vh-7.5rem))]'
          : 'md:grid-cols-[minmax(0,max(24rem,75vh-7.5rem))]',
      )}
    >
      <div className="min-w-0 md:-col-end-1 md:row-start-1">
        {images.length > 0 ? (
          <GalleryPlate
            images={images}
            view={view}
            viewTransitionName={viewTransitionName}
            onOpen={() => void show()}
          />
        ) : (
          <ProductPlate image={undefined} sizes="" />
        )}
      </div>
      {images.length > 1 && (
        <div className="md:col-start-1 md:row-start-1">
          <GalleryThumbnails images={images} chosen={view.chosen} onChoose={view.choose} />
        </div>
      )}
      {Viewer && (
        <Viewer
          open={open}
          onOpenChange={setOpen}
          title={name}
          pictures={images}
          place={view.chosen}
          onPlaceChange={view.choose}
        />
      )}
    </section>
  )
}
