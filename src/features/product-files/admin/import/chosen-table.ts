import { FileUnreadable } from '../../../../ui/uploads/upload-queue.ts'
import { productFileLimits } from '../../product-files.limits.ts'
import { isArchive, readArchive } from '../archives/read-archive.ts'
import { textOfBytes } from '../read-file.ts'

/** What was chosen to be imported. */
export interface ChosenTable {
  readonly name: string
  /** Undefined where an archive holds no table, or several. */
  readonly text: string | undefined
  /** The archive in which it lay, with the photographs. */
  readonly archive?: File
}

const textOf = async (file: File) => {
  try {
    return textOfBytes(new Uint8Array(await file.arrayBuffer()))
  } catch (cause) {
    throw new FileUnreadable(file.name, { cause })
  }
}

/** Reads a file that was chosen; of an archive, the only table that it holds. */
export const readChosen = async (file: File): Promise<ChosenTable> => {
  if (!isArchive(file)) return { name: file.name, text: await textOf(file) }
  const { tables } = await readArchive(file)
  const [table, other] = tables
  if (!table || other) return { name: file.name, text: undefined }
  const opened = await table.open(productFileLimits.mostBytes)
  return { name: table.name, text: await textOf(opened), archive: file }
}
