import type { SyntheticEvent } from 'react'
import { classNames } from '../class-names.ts'
import { pictureSources } from './picture-sources.ts'

export interface PictureImage {
  /** `/media/<key>/<width>.webp`; the files of other widths and formats are its siblings. */
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** The dominant colour, shown until the picture is loaded. */
  readonly color: string
  readonly widths: readonly number[]
  /** What stays in sight where it is cropped, in percent of its sides; its middle where none is given. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined
}

/** Style sheets size a picture with this aspect ratio; without style sheets it fits a phone. */
const mostWidth = 300

const roomOf = ({ width, height }: PictureImage) => {
  const scale = Math.min(1, mostWidth / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

interface PictureProps {
  readonly image: PictureImage
  /** The width of the slot, as in the `sizes` attribute: the browser picks the file before any layout. */
  readonly sizes: string
  /** The main picture of the first screen: it is loaded first, never lazily. */
  readonly priority?: boolean
  readonly className?: string | undefined
  /** Another focal point than that of the picture. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined
  readonly viewTransitionName?: string | undefined
  /** Called when the picture is loaded or has failed. */
  readonly onSettled?: ((event: SyntheticEvent) => void) | undefined
}

/** A picture in the best format and the right size for its slot; its space is reserved before it is loaded. */
export const Picture = ({
  image,
  sizes,
  priority = false,
  className,
  focalPoint: at = image.focalPoint,
  viewTransitionName,
  onSettled,
}: PictureProps) => (
  <picture className="contents">
    <source type="image/avif" srcSet={pictureSources(image, 'avif')} sizes={sizes} />
    <source type="image/webp" srcSet={pictureSources(image, 'webp')} sizes={sizes} />
    <img
      src={image.url}
      alt={image.alt}
      {...roomOf(image)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onLoad={onSettled}
      onError={onSettled}
      className={classNames('picture-light h-auto w-full object-cover', className)}
      style={{
        backgroundColor: image.color,
        viewTransitionName,
        objectPosition: at && `${at.x}% ${at.y}%`,
      }}
    />
  </picture>
)
