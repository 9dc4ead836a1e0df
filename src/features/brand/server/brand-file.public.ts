import { iconFiles } from '../../../platform/media/icon-files.ts'
import type { BrandKind } from '../brand.rules.ts'
import type { BrandRow } from './brand.table.ts'
import type { BrandInPlace } from './brand-in-place.public.ts'

/** The picture of a shared link, below the key of the picture that it is cut from. */
export const shareFileAt = ({ focalX, focalY }: Pick<BrandRow, 'focalX' | 'focalY'>) =>
  `link-${focalX}-${focalY}.png`

interface BrandFile {
  readonly kind: BrandKind
  readonly contentType: string
  readonly fileOf: (row: BrandRow) => string
}

const icon = (file: string, contentType = 'image/png'): BrandFile => ({
  kind: 'icon',
  contentType,
  fileOf: () => file,
})

/** The addresses at which browsers and other sites look for the pictures of a house, given or not. */
export const brandFiles: Readonly<Record<string, BrandFile>> = {
  '/favicon.ico': icon(iconFiles.ico, 'image/vnd.microsoft.icon'),
  '/favicon.svg': icon(iconFiles.svg, 'image/svg+xml'),
  '/apple-touch-icon.png': icon(iconFiles.apple),
  '/icon-192.png': icon(iconFiles.small),
  '/icon-512.png': icon(iconFiles.large),
  '/og-image.png': { kind: 'share', contentType: 'image/png', fileOf: shareFileAt },
}

/** The file of the house's own at one of these addresses, in the media store; undefined where the software has its own. */
export const ownFileAt = (path: string, brand: BrandInPlace) => {
  const asked = Object.hasOwn(brandFiles, path) ? brandFiles[path] : undefined
  const row = asked && brand.get(asked.kind)
  return row && `${row.key}/${asked.fileOf(row)}`
}
