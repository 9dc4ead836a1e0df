import type { CSSProperties } from 'react'
import type { FocalPoint } from '../../shared/pictures/focal-point.schema.ts'
import { classNames } from '../class-names.ts'
import { Picture, type PictureProps } from './picture.tsx'

/** The style that `object-(--focal-point)` of a picture within it follows. */
export const around = ({ x, y }: FocalPoint): CSSProperties & { readonly '--focal-point': string } => ({
  '--focal-point': `${x}% ${y}%`,
})

interface FocusedPictureProps extends PictureProps {
  /** Without one its middle stays in sight. */
  readonly focalPoint: FocalPoint | undefined
}

/** A picture that is cropped around its focal point. */
export const FocusedPicture = ({ focalPoint, className, ...picture }: FocusedPictureProps) =>
  focalPoint ? (
    <span className="contents" style={around(focalPoint)}>
      <Picture {...picture} className={classNames('object-(--focal-point)', className)} />
    </span>
  ) : (
    <Picture {...picture} className={className} />
  )
