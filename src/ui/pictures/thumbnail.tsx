import { classNames } from '../class-names.ts'

interface ThumbnailProps {
  readonly src: string | undefined
  /** The width of the thumbnail, and any other class that its place needs. */
  readonly className: string
  readonly isLazy?: boolean
}

/** A small picture of a product beside its name, so it needs no alternative text. A missing picture keeps its space. */
export const Thumbnail = ({ src, className, isLazy = false }: ThumbnailProps) => (
  <span className={classNames('block aspect-portrait flex-none self-start bg-plate', className)}>
    {src && (
      <img
        src={src}
        alt=""
        width={300}
        height={400}
        {...(isLazy && { loading: 'lazy', decoding: 'async' })}
        className="picture-light h-full w-full object-cover"
      />
    )}
  </span>
)
