import { classNames } from '../class-names.ts'
import type { PictureImage } from './picture.tsx'

export type ThumbnailImage = Pick<PictureImage, 'url' | 'focalPoint'>

interface ThumbnailProps {
  readonly image: ThumbnailImage | undefined
  /** The width of the thumbnail, and any other class that its place needs. */
  readonly className: string
  readonly isLazy?: boolean
}

/** A small picture of a product beside its name, so it needs no alternative text. A missing picture keeps its space. */
export const Thumbnail = ({ image, className, isLazy = false }: ThumbnailProps) => (
  <span className={classNames('block aspect-portrait flex-none self-start bg-plate', className)}>
    {image && (
      <img
        src={image.url}
        alt=""
        width={300}
        height={400}
        {...(isLazy && { loading: 'lazy', decoding: 'async' })}
        className="picture-light h-full w-full object-cover"
        style={image.focalPoint && { objectPosition: `${image.focalPoint.x}% ${image.focalPoint.y}%` }}
      />
    )}
  </span>
)
