import { FileTooLarge, FileUnreadable } from '../../../../ui/uploads/upload-queue.ts'
import { typeOfPicture } from '../picture-files.ts'
import { ArchiveFault } from './archive-fault.ts'
import { isReadable, unpackEntry } from './unpack-entry.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'

/** A file of an archive, which is unpacked when it is asked for. */
export interface ArchivedFile {
  readonly name: string
  /** Unpacks it; refuses one that is larger, or whose bytes are not what the archive says of them. */
  readonly open: (mostBytes: number) => Promise<File>
}

interface Archive {
  readonly pictures: readonly ArchivedFile[]
  /** Tables and lists that lie beside the photographs. */
  readonly tables: readonly ArchivedFile[]
}

export const isArchive = ({ name }: Pick<File, 'name'>) => /\.zip$/i.test(name)

const nameOf = (path: string) => path.replace(/^.*[/\\]/, '')

/** What systems put into an archive for themselves. */
const isHidden = (path: string) =>
  path.split(/[/\\]/).some((part) => part === '__MACOSX' || part.startsWith('.'))

const isTable = (name: string) => /\.(csv|tsv|json)$/i.test(name)

const openerOf = (archive: Blob, entry: ZipEntry) => async (mostBytes: number) => {
  const name = nameOf(entry.path)
  if (entry.size > mostBytes) throw new FileTooLarge(name)
  try {
    const type = typeOfPicture(name) ?? 'text/plain'
    return new File([await unpackEntry(archive, entry)], name, { type })
  } catch (cause) {
    throw new FileUnreadable(name, { cause })
  }
}

/** Refuses an archive of which a part would be lost without a word. */
const refuse = (entries: readonly ZipEntry[]) => {
  const seen = new Set<string>()
  for (const entry of entries) {
    const name = nameOf(entry.path)
    if (entry.isLocked) throw new ArchiveFault('locked', name)
    if (!isReadable(entry)) throw new ArchiveFault('foreign', name)
    const plain = name.normalize('NFC').toLowerCase()
    if (seen.has(plain)) throw new ArchiveFault('twice', name)
    seen.add(plain)
  }
}

const directoryOf = async (archive: Blob) => {
  try {
    return await readZipDirectory(archive)
  } catch (error) {
    // A number that points beyond the archive, or a disk that is gone.
    throw error instanceof ArchiveFault ? error : new ArchiveFault('broken')
  }
}

/** The photographs and tables of a ZIP archive by their names, whatever folder they lie in. */
export const readArchive = async (archive: Blob): Promise<Archive> => {
  const shown = (await directoryOf(archive)).filter(({ path }) => !isHidden(path))
  const those = (isWanted: (name: string) => boolean) => shown.filter(({ path }) => isWanted(nameOf(path)))
  const [pictures, tables] = [those((name) => typeOfPicture(name) !== undefined), those(isTable)]
  refuse([...pictures, ...tables])
  const file = (entry: ZipEntry) => ({ name: nameOf(entry.path), open: openerOf(archive, entry) })
  return { pictures: pictures.map(file), tables: tables.map(file) }
}
