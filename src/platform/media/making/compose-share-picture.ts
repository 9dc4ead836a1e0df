import sharp from 'sharp'
import { paperGround } from '../../../shared/pictures/paper-ground.ts'
import { sharePictureSize } from '../../../shared/pictures/share-picture-size.ts'
import { decodePicture } from './decode-picture.ts'
import { setName } from './set-name.ts'

const ink = '#2b2226'
const madder = '#a8323a'

/** The space on both sides of the name, in pixels. */
const margin = 76

/** A portrait picture is as high as the sheet; a landscape one leaves half of the width for the name. */
const pictureFrame = { width: 640, height: sharePictureSize.height }

const usualQuality = 84

interface Composed {
  readonly bytes: Uint8Array
  readonly houseName: string
  readonly quality?: number
}

/**
 * Composes the share picture: the whole picture at the right, and at the left the name of the house above the thread.
 */
export const composeSharePicture = async ({ bytes, houseName, quality = usualQuality }: Composed) => {
  const { source } = await decodePicture(bytes, pictureFrame)
  const { data: picture, info } = await sharp(source)
    .resize({ ...pictureFrame, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const left = sharePictureSize.width - info.width
  const name = setName(houseName, { left: margin, mostWidth: left - 2 * margin })
  return sharp({ create: { ...sharePictureSize, channels: 3, background: paperGround } })
    .composite([
      { input: picture, left, top: Math.round((sharePictureSize.height - info.height) / 2) },
      { input: Buffer.from(sheetWith(name)), left: 0, top: 0 },
    ])
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** The thread below the name: a few long, slightly curved stitches. */
const thread = `<path transform="translate(${margin} 404)" d="M3,9C63,3 126,12 207,6" fill="none" stroke="${madder}" stroke-width="3" stroke-linecap="round" stroke-dasharray="18 12"/>`

const sheetWith = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${sharePictureSize.width}" height="${sharePictureSize.height}"><g fill="${ink}">${name}</g>${name && thread}</svg>`
