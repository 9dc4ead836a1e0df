import sharp from 'sharp'
import type { FocalPoint } from '../../../shared/pictures/focal-point.schema.ts'
import { paperGround } from '../../../shared/pictures/paper-ground.ts'
import { sharePictureSize } from '../../../shared/pictures/share-picture-size.ts'
import { masterSide } from '../picture-master.ts'
import { decodePicture } from './decode-picture.ts'

interface Cropped {
  readonly bytes: Uint8Array
  readonly focalPoint: FocalPoint
}

/** What programs that show shared links load without complaint. */
const mostBytes = 600_000

/** A drawing usually keeps the first, all colours; the palettes are for a photograph, whose file would be too heavy. */
const encodings = [
  { compressionLevel: 9 },
  { palette: true, colours: 256, effort: 7 },
  { palette: true, colours: 64, effort: 7 },
] as const

const whole = 100

/** Where a side is cut, as a page cuts it: what is left over, shared out by the focal point. */
export const cutAt = (side: number, { kept, point }: { readonly kept: number; readonly point: number }) =>
  Math.round(((side - kept) * point) / whole)

/** Crops a picture around its focal point to what a shared link shows: a PNG, as the address of that picture says. */
export const cropSharePicture = async ({ bytes, focalPoint }: Cropped) => {
  const { width, height } = sharePictureSize
  const { source } = await decodePicture(bytes, { width: masterSide, height: masterSide })
  const { data, info } = await sharp(source)
    .flatten({ background: paperGround })
    .resize({ ...sharePictureSize, fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = cutAt(info.width, { kept: width, point: focalPoint.x })
  const top = cutAt(info.height, { kept: height, point: focalPoint.y })
  const cropped = sharp(data, { raw: info }).extract({ left, top, width, height })
  let png = Buffer.alloc(0)
  for (const encoding of encodings) {
    png = await cropped.clone().png(encoding).toBuffer()
    if (png.byteLength <= mostBytes) break
  }
  return png
}
