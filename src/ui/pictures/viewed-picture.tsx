import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import { Picture, type PictureImage } from './picture.tsx'

export const largestFileOf = ({ widths }: PictureImage) => Math.max(...widths)

/**
 * As large as the window allows in both directions, never wider than the largest file, and at least 26rem wide where
 * the window is wide enough: in a low window the picture scrolls instead. An enlarged picture is so many times larger.
 */
const spread = (picture: PictureImage, factor: number): CSSProperties => ({
  aspectRatio: `${picture.width} / ${picture.height}`,
  width: `calc(${factor} * min(100cqw, max(100cqh * ${picture.width / picture.height}, 26rem), ${largestFileOf(picture)}px))`,
})

/** The same width for the `sizes` attribute, which the browser reads before any layout. */
const sizesOf = ({ width, height }: PictureImage) => `min(100vw, ${Math.ceil((100 * width) / height)}vh)`

interface ViewedPictureProps {
  readonly picture: PictureImage
  /** How many times larger than the whole it is shown. */
  readonly factor: number
  /** Whether fingers have enlarged the window around it. */
  readonly isPinched: boolean
  readonly priority: boolean
  readonly onSettled: () => void
}

/** One picture of the viewer: whole, or enlarged and scrolled within its frame, then from its largest file. */
export const ViewedPicture = ({ picture, factor, isPinched, priority, onSettled }: ViewedPictureProps) => {
  const isZoomed = factor > 1
  return (
    <div
      tabIndex={isZoomed ? 0 : undefined}
      className={classNames(
        'grid h-full [container-type:size]',
        isZoomed
          ? 'cursor-grab overflow-auto overscroll-contain active:cursor-grabbing'
          : 'cursor-zoom-in overflow-y-auto',
      )}
    >
      {/* Its size is measured as soon as it is set, so that no transition may delay it. */}
      <div className="m-auto transition-none" style={spread(picture, factor)}>
        <Picture
          image={picture}
          sizes={isZoomed || isPinched ? `${largestFileOf(picture)}px` : sizesOf(picture)}
          priority={priority}
          onSettled={onSettled}
          className="h-full"
        />
      </div>
    </div>
  )
}
