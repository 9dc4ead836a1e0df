import { crc32 } from 'node:zlib'
import sharp from 'sharp'

export const ivory = { r: 0xe8, g: 0xde, b: 0xd2 }

/** A picture of one colour, which the test encodes; another colour gives another content. */
export const plainPicture = ({ width = 900, height = 600, background = ivory } = {}) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A PNG whose header declares another size than its pixels have. */
export const claimingSize = (png: Buffer, { width, height }: { width: number; height: number }) => {
  const header = { type: 12, width: 16, height: 20, crc: 29 }
  png.writeUInt32BE(width, header.width)
  png.writeUInt32BE(height, header.height)
  png.writeUInt32BE(crc32(png.subarray(header.type, header.crc)), header.crc)
  return png
}

/** An SVG, which may contain a script. */
export const svgDrawing = Buffer.from(
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><path d="M0 0L600 800" onload="alert(1)"/></svg>',
)
