import { classNames } from './class-names.ts'

type PictureImage = {
  /** `/media/<key>/<width>.webp`; the other widths and formats are its siblings. */
  url: string
  alt: string
  width: number
  height: number
  /** The dominant colour, shown until the picture is there. */
  color: string
  widths: readonly number[]
}

type PictureProps = {
  image: PictureImage
  /** How wide the slot is, as in the `sizes` attribute: the browser picks the file before any layout. */
  sizes: string
  /** The one picture that the first screen is about: fetched first, never lazy. */
  priority?: boolean
  className?: string
  viewTransitionName?: string | undefined
}

/** A picture in the best format and the right size for its slot, with its room kept from the first byte. */
export function Picture({ image, sizes, priority = false, className, viewTransitionName }: PictureProps) {
  const sources = (format: 'avif' | 'webp') =>
    image.widths
      .map((width) => `${image.url.replace(/\/[^/]+$/, '')}/${width}.${format} ${width}w`)
      .join(', ')
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img
        src={image.url}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className={classNames('h-auto w-full object-cover', className)}
        style={{ backgroundColor: image.color, viewTransitionName }}
      />
    </picture>
  )
}
