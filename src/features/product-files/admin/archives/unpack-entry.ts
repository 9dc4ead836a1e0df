import { ArchiveFault } from './archive-fault.ts'
import { viewOf, type ZipEntry } from './zip-directory.ts'

const methods = { stored: 0, deflated: 8 } as const

const header = { mark: 0x04034b50, length: 30, nameLength: 26, extraLength: 28 } as const

/** Whether the browser can unpack it. */
export const isReadable = ({ method, size, packedSize }: ZipEntry) =>
  method === methods.deflated || (method === methods.stored && size === packedSize)

/** Unpacks no more than was announced: what is made of a few bytes may not fill the memory. */
const inflate = async (packed: Blob, size: number) => {
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > size) {
      void reader.cancel().catch(() => undefined)
      throw new ArchiveFault('broken')
    }
    parts.push(value)
  }
  if (length !== size) throw new ArchiveFault('broken')
  return new Blob(parts)
}

/** The content of a file of an archive; one that was not compressed stays on the disk until it is sent. */
export const unpackEntry = async (archive: Blob, entry: ZipEntry): Promise<Blob> => {
  const view = await viewOf(archive.slice(entry.start, entry.start + header.length))
  if (view.byteLength < header.length || view.getUint32(0, true) !== header.mark)
    throw new ArchiveFault('broken')
  const names = view.getUint16(header.nameLength, true) + view.getUint16(header.extraLength, true)
  const from = entry.start + header.length + names
  const packed = archive.slice(from, from + entry.packedSize)
  if (packed.size !== entry.packedSize) throw new ArchiveFault('broken')
  return entry.method === methods.stored ? packed : inflate(packed, entry.size)
}
