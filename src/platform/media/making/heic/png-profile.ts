import { crc32, deflateSync } from 'node:zlib'

/** A PNG begins with its signature and its header, behind which a profile has to stand. */
const headerEnd = 33

/** Gives a PNG an ICC profile: sharp converts to one, but cannot say in which the pixels are. */
export const withProfile = (png: Buffer, profile: Uint8Array) => {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0'), deflateSync(profile)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.byteLength - 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([png.subarray(0, headerEnd), length, content, sum, png.subarray(headerEnd)])
}
