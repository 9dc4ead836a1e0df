import { sharePictureSize } from '../../shared/pictures/share-picture-size.ts'

/** The pictures by which the house is known, each in place of what came with the software. */
export const brandKinds = ['logo', 'logoDark', 'icon', 'share'] as const

export type BrandKind = (typeof brandKinds)[number]

interface Size {
  readonly width: number
  readonly height: number
}

/** The room that pages have for a logo: as high as the name that it stands for. */
export const logoRoom = { width: 200, height: 40 } as const

/** A telephone shows twice the pixels, so that a smaller logo would be blurred there. */
const sharpness = 2

export const smallestLogo = {
  width: logoRoom.width * sharpness,
  height: logoRoom.height * sharpness,
} as const

export const smallestIcon = 512

export const smallestShare = sharePictureSize

/** The size at which a page shows a logo, whole. */
export const shownSize = ({ width, height }: Size): Size => {
  const scale = Math.min(logoRoom.width / width, logoRoom.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export type UnfitPicture = 'logoTooSmall' | 'iconTooSmall' | 'iconNotSquare' | 'shareTooSmall'

const isSharp = ({ width, height }: Size) => width >= smallestLogo.width || height >= smallestLogo.height

/** Why a picture is not fit for what it is to be; undefined where it is. */
export const unfitness = (kind: BrandKind, { width, height }: Size): UnfitPicture | undefined => {
  switch (kind) {
    case 'icon':
      if (width !== height) return 'iconNotSquare'
      return width < smallestIcon ? 'iconTooSmall' : undefined
    case 'share':
      return width < smallestShare.width || height < smallestShare.height ? 'shareTooSmall' : undefined
    default:
      return isSharp({ width, height }) ? undefined : 'logoTooSmall'
  }
}
