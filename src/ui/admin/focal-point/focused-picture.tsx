import type { CSSProperties } from 'react'
import { classNames } from '../../class-names.ts'
import { Picture, type PictureImage } from '../../pictures/picture.tsx'
import type { FocalPoint } from './focal-point.ts'

const around = ({ x, y }: FocalPoint): CSSProperties & { readonly '--focal-point': string } => ({
  '--focal-point': `${x}% ${y}%`,
})

interface FocusedPictureProps {
  readonly image: PictureImage
  readonly focalPoint: FocalPoint
  readonly sizes: string
  /** The shape it is cropped to. */
  readonly className: string
}

/** A picture cropped around its focal point, beside words that say what it shows. */
export const FocusedPicture = ({ image, focalPoint, sizes, className }: FocusedPictureProps) => (
  <span className="contents" style={around(focalPoint)}>
    <Picture
      image={{ ...image, alt: '' }}
      sizes={sizes}
      className={classNames('object-(--focal-point)', className)}
    />
  </span>
)
