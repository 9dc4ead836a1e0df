import { encodeAt } from './render-widths.ts'

interface Kept {
  readonly bytes: Uint8Array
  readonly width: number
}

/** Encodes a file of a picture once more, for browsers that cannot show the format it is kept in. */
export const makeFallback = ({ bytes, width }: Kept) => encodeAt({ source: bytes, width, format: 'webp' })
