import { readFileSync } from 'node:fs'

/** The colours of `iphone.heic`, as they are coded: two above, two below. */
export const heicColors = { red: 0xdc1e1e, green: 0x1eb43c, blue: 0x283cd2, yellow: 0xebdc28 } as const

/**
 * A photograph as a telephone writes it, small: a grid of four HEVC tiles, cropped to 180 × 120, with the colours above in
 * Display P3, a quarter turn to the right (`irot`), and Exif that says the same. Its tiles were encoded by x265.
 */
export const heicPhotograph = () => readFileSync(new URL('iphone.heic', import.meta.url))

/** What stands behind the pixels of the photograph. */
const exifBytes = 30

/** The photograph turned or mirrored in another way; both boxes hold one number. */
export const turnedHeic = (box: 'irot' | 'imir', value: number) => {
  const bytes = heicPhotograph()
  const place = bytes.indexOf('irot')
  bytes.write(box, place)
  bytes.writeUInt8(value, place + 4)
  return bytes
}

/** The photograph with another declared size than its pixels have. */
export const heicClaiming = (width: number, height: number) => {
  const bytes = heicPhotograph()
  const place = bytes.lastIndexOf('ispe')
  bytes.writeUInt32BE(width, place + 8)
  bytes.writeUInt32BE(height, place + 12)
  return bytes
}

/** The photograph with nothing where its pixels should be. */
export const withoutPixels = (heic: Buffer) =>
  heic.fill(0, heic.indexOf('mdat') + 4, heic.byteLength - exifBytes)
