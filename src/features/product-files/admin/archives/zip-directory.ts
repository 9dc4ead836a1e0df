import { ArchiveFault } from './archive-fault.ts'
import { textOfName } from './zip-names.ts'

/** A file of an archive, as the list at the end of the archive tells it. */
export interface ZipEntry {
  readonly path: string
  readonly isLocked: boolean
  readonly method: number
  readonly packedSize: number
  readonly size: number
  /** Where its own header begins. */
  readonly start: number
}

const marks = { end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50, entry: 0x02014b50 } as const

const lengths = { end: 22, end64: 56, locator64: 20, entry: 46 } as const

const longestComment = 0xffff

/** Enough for a hundred thousand files; a longer list is no collection of photographs. */
const longestList = 8 * 1024 * 1024

/** Stands where a number is too large for its field, and is told elsewhere. */
const elsewhere = 0xffff_ffff

export const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer())

const u16 = (view: DataView, place: number) => view.getUint16(place, true)
const u32 = (view: DataView, place: number) => view.getUint32(place, true)
const u64 = (view: DataView, place: number) => Number(view.getBigUint64(place, true))

interface ListPlace {
  readonly start: number
  readonly size: number
}

/** The list of an archive that is too large for the fields of a small one. */
const largeList = async (archive: Blob, endAt: number): Promise<ListPlace> => {
  const locator = await viewOf(archive.slice(endAt - lengths.locator64, endAt))
  if (u32(locator, 0) !== marks.locator64) throw new ArchiveFault('broken')
  const at = u64(locator, 8)
  const end = await viewOf(archive.slice(at, at + lengths.end64))
  if (u32(end, 0) !== marks.end64) throw new ArchiveFault('broken')
  return { size: u64(end, 40), start: u64(end, 48) }
}

/** Where the list of files lies: an archive says so in its last bytes, before a comment. */
const placeOfList = async (archive: Blob): Promise<ListPlace> => {
  const from = Math.max(0, archive.size - lengths.end - longestComment)
  const tail = await viewOf(archive.slice(from))
  for (let place = tail.byteLength - lengths.end; place >= 0; place -= 1) {
    if (u32(tail, place) !== marks.end) continue
    if (place + lengths.end + u16(tail, place + 20) !== tail.byteLength) continue
    const [size, start] = [u32(tail, place + 12), u32(tail, place + 16)]
    return start === elsewhere || size === elsewhere ? largeList(archive, from + place) : { size, start }
  }
  throw new ArchiveFault('broken')
}

type Numbers = Pick<ZipEntry, 'size' | 'packedSize' | 'start'>

/** The numbers of a file that are too large for their fields stand one after the other in a field of their own. */
const largeNumbers = (numbers: Numbers, extra: DataView): Numbers => {
  for (let place = 0; place + 4 <= extra.byteLength; place += 4 + u16(extra, place + 2)) {
    if (u16(extra, place) !== 1) continue
    let next = place + 4
    const take = (number: number) => {
      if (number !== elsewhere) return number
      next += 8
      return u64(extra, next - 8)
    }
    return { size: take(numbers.size), packedSize: take(numbers.packedSize), start: take(numbers.start) }
  }
  return numbers
}

const entryAt = (list: DataView<ArrayBuffer>, place: number) => {
  if (u32(list, place) !== marks.entry) throw new ArchiveFault('broken')
  const [nameLength, extraLength, commentLength] = [
    u16(list, place + 28),
    u16(list, place + 30),
    u16(list, place + 32),
  ]
  const part = (from: number, length: number) => {
    if (from + length > list.byteLength) throw new ArchiveFault('broken')
    return new DataView(list.buffer, from, length)
  }
  const name = part(place + lengths.entry, nameLength)
  const extra = part(place + lengths.entry + nameLength, extraLength)
  const entry: ZipEntry = {
    path: textOfName(name),
    isLocked: (u16(list, place + 8) & 1) === 1,
    method: u16(list, place + 10),
    ...largeNumbers(
      { packedSize: u32(list, place + 20), size: u32(list, place + 24), start: u32(list, place + 42) },
      extra,
    ),
  }
  return { entry, next: place + lengths.entry + nameLength + extraLength + commentLength }
}

/** The files of a ZIP archive. Only the list at its end is read, whatever the archive weighs. */
export const readZipDirectory = async (archive: Blob): Promise<readonly ZipEntry[]> => {
  const { start, size } = await placeOfList(archive)
  if (size > longestList) throw new ArchiveFault('tooMany')
  const list = await viewOf(archive.slice(start, start + size))
  if (list.byteLength !== size) throw new ArchiveFault('broken')
  const entries: ZipEntry[] = []
  for (let place = 0; place < size; ) {
    const { entry, next } = entryAt(list, place)
    entries.push(entry)
    place = next
  }
  return entries
}
