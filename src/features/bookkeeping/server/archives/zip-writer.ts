import { crc32 } from 'node:zlib'

interface ZippedFile {
  /** In ASCII. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** Fields of some bytes each, the lowest byte first. */
const fields = (...values: readonly (readonly [bytes: 2 | 4, value: number])[]) =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

const version = 20
const noFlags = 0
const stored = 0
/** The first day that an archive can tell: the day of a paper stands in the paper. */
const firstDay = (1 << 5) | 1

/**
 * A ZIP archive, written file after file, so that it never has to fit into memory: PDFs are compressed and are stored as
 * they are. It holds up to 65,535 files and 4 GB.
 */
export async function* zipOf(files: AsyncIterable<ZippedFile>) {
  const list: Buffer[] = []
  let start = 0
  for await (const { name, bytes } of files) {
    const path = Buffer.from(name, 'ascii')
    const told = fields(
      [2, version],
      [2, noFlags],
      [2, stored],
      [2, 0],
      [2, firstDay],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, path.length],
      [2, 0],
    )
    const head = Buffer.concat([fields([4, 0x04034b50]), told, path])
    list.push(
      Buffer.concat([
        fields([4, 0x02014b50], [2, version]),
        told,
        fields([2, 0], [2, 0], [2, 0], [4, 0], [4, start]),
        path,
      ]),
    )
    start += head.length + bytes.length
    yield head
    yield bytes
  }
  const entries = Buffer.concat(list)
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, list.length],
    [2, list.length],
    [4, entries.length],
    [4, start],
    [2, 0],
  )
  yield Buffer.concat([entries, end])
}
