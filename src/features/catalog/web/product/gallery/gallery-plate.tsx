import { type MouseEvent, type PointerEvent, Suspense, useRef, useState } from 'react'
import { isPlainClick } from '../../../../../ui/buttons/plain-click.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { lazyPart } from '../../../../../ui/late/lazy-part.ts'
import type { Pointer } from '../../../../../ui/pictures/loupe.tsx'
import { Picture } from '../../../../../ui/pictures/picture.tsx'
import { ErrorBoundary } from '../../../../../ui/states/error-boundary.tsx'
import type { ProductImage } from '../../../product.schema.ts'
import { plateSizes } from '../../gallery-sizes.ts'
import { labelOf } from './label-of.ts'
import type { ShownView } from './use-shown-view.ts'

const Loupe = lazyPart(() => import('../../../../../ui/pictures/loupe.tsx').then((module) => module.Loupe))

interface GalleryPlateProps {
  readonly images: readonly ProductImage[]
  readonly view: ShownView
  readonly viewTransitionName: string | undefined
  readonly onOpen: () => void
}

/**
 * The large picture. All views lie in the same place with the shown one on top, so that nothing moves when the visitor
 * chooses another. Without script it is a link to the picture file; with script it opens the full-screen viewer.
 */
export const GalleryPlate = ({ images, view, viewTransitionName, onOpen }: GalleryPlateProps) => {
  const { t } = useTranslation('catalog')
  const frame = useRef<HTMLAnchorElement>(null)
  const [hovered, setHovered] = useState(false)
  const pointer = useRef<Pointer>(null)
  const { chosen, shown, allWanted, wantAll, settle } = view
  const image = images[shown]
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen()
  }
  const enter = ({ clientX, clientY }: PointerEvent) => {
    pointer.current = { clientX, clientY }
    wantAll()
  }
  // A pointer that still rests where a card was pressed enters the picture of the next page without having moved.
  const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
    const { current: before } = pointer
    pointer.current = { clientX, clientY }
    const hasMoved = before && (before.clientX !== clientX || before.clientY !== clientY)
    if (hasMoved && pointerType !== 'touch') setHovered(true)
  }
  return (
    <a
      ref={frame}
      href={images[chosen]?.url}
      aria-label={labelOf(t('product.enlarge', { number: chosen + 1, total: images.length }), images[chosen])}
      onClick={open}
      onFocus={wantAll}
      onPointerEnter={enter}
      onPointerMove={follow}
      onPointerLeave={() => setHovered(false)}
      className="relative grid cursor-zoom-in overflow-hidden"
    >
      {images.map(
        (picture, index) =>
          (index === 0 || allWanted) && (
            <Picture
              key={picture._id}
              image={picture}
              sizes={plateSizes}
              priority={index === 0}
              viewTransitionName={index === shown ? viewTransitionName : undefined}
              onSettled={() => settle(index)}
              className={classNames(
                'aspect-portrait [grid-area:1/1]',
                index === shown
                  ? 'z-10 transition-opacity duration-400'
                  : 'invisible opacity-0 [transition:opacity_0s_400ms,visibility_0s_400ms]',
              )}
            />
          ),
      )}
      {hovered && image && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <Loupe key={image._id} image={image} frame={frame} pointer={pointer} />
          </Suspense>
        </ErrorBoundary>
      )}
    </a>
  )
}
