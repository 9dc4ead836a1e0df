import { crc32, deflateRawSync } from 'node:zlib'

export interface ZippedFile {
  readonly path: string | Buffer
  readonly content: Uint8Array | string
  readonly deflated?: boolean
  /** What the archive says of it, where that is not so. */
  readonly saying?: {
    readonly size?: number
    readonly flags?: number
    readonly method?: number
    readonly start?: number
  }
}

const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]) =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

/** A ZIP archive, byte by byte: one that lies, too. */
export const zipArchive = (files: readonly ZippedFile[], comment = '') => {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let start = 0
  for (const { path, content, deflated = false, saying = {} } of files) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(content)]
    const packed = deflated ? deflateRawSync(bytes) : bytes
    const method = saying.method ?? (deflated ? 8 : 0)
    const [size, flags] = [saying.size ?? bytes.length, saying.flags ?? 0]
    const told = numbers(
      [2, 20],
      [2, flags],
      [2, method],
      [4, 0],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, size],
      [2, name.length],
      [2, 0],
    )
    const local = Buffer.concat([numbers([4, 0x04034b50]), told, name])
    list.push(
      Buffer.concat([
        numbers([4, 0x02014b50], [2, 20]),
        told,
        numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, saying.start ?? start]),
        name,
      ]),
    )
    parts.push(local, packed)
    start += local.length + packed.length
  }
  const entries = Buffer.concat(list)
  const words = Buffer.from(comment)
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, entries.length],
    [4, start],
    [2, words.length],
  )
  return Buffer.concat([...parts, entries, end, words])
}
