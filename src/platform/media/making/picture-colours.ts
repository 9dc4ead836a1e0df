import type { Metadata } from 'sharp'
import type { PictureColours } from '../../../shared/pictures/picture-notes.ts'

const readText = (icc: Buffer, from: number) => icc.toString('latin1', from, from + 4)

const tagCountAt = 128
const tagBytes = 12
const mostTags = 100

/** « rXYZ ». */
const redTag = 0x72_58_59_5a

/** The red of a profile as it stands in it (ICC.1, `rXYZ`): what a space calls red tells it from others. */
const redIn = (icc: Buffer) => {
  const tags = Math.min(icc.readUInt32BE(tagCountAt), mostTags)
  for (let tag = 0; tag < tags; tag++) {
    const at = tagCountAt + 4 + tag * tagBytes
    if (icc.readUInt32BE(at) !== redTag) continue
    const place = icc.readUInt32BE(at + 4) + 8
    return [0, 4, 8].map((part) => icc.readInt32BE(place + part) / 65_536)
  }
  return undefined
}

/** The spaces of screens and of telephones, whose colours are right without anybody looking. */
const usualReds = [
  [0.4361, 0.2225, 0.0139],
  [0.5151, 0.2412, -0.0011],
] as const

const isNear = (one: readonly number[], other: readonly number[]) =>
  one.every((part, at) => Math.abs(part - (other[at] ?? 0)) < 0.005)

/** In which colours a picture came; nothing where they are those of screens, as most are. */
export const coloursIn = ({ space, icc }: Pick<Metadata, 'space' | 'icc'>): PictureColours | undefined => {
  if (space === 'cmyk') return 'inks'
  if (!icc || space === 'b-w' || space === 'grey16') return undefined
  try {
    if (readText(icc, 36) !== 'acsp' || readText(icc, 16) !== 'RGB ') return 'unread'
    const red = redIn(icc)
    return red && usualReds.some((usual) => isNear(red, usual)) ? undefined : 'converted'
  } catch {
    // It ends before what it says of itself.
    return 'unread'
  }
}
