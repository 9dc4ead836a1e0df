/** The kinds of picture that are accepted; none can carry a script, as SVG can. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'tiff'

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

const textAt = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** AVIF and HEIC are one container, which names its brands at its beginning; an AVIF may name those of HEIC, too. */
const kindOfBrands = (brands: string): PictureKind | undefined => {
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : undefined
}

/** Detects the kind of a file from its first bytes; names and declared types come from outside and prove nothing. */
export const pictureKindOf = (bytes: Uint8Array): PictureKind | undefined => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp'
  if (textAt(bytes, 4, 8) === 'ftyp') return kindOfBrands(textAt(bytes, 8, 32))
  if (/^GIF8[79]a/.test(textAt(bytes, 0, 6))) return 'gif'
  if (startsWith(bytes, 0x49, 0x49, 0x2a, 0x00) || startsWith(bytes, 0x4d, 0x4d, 0x00, 0x2a)) return 'tiff'
  return undefined
}
