import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentTypeOf } from './content-types.ts'
import { assertMediaKey, isMediaKey, type MediaStore, mediaUrl } from './media-store.ts'

/** Stores media in a local folder; a reader never sees half a file, and a power cut leaves no half file. */
export const folderStore = (folder: string): MediaStore => ({
  put: async (key, bytes) => {
    assertMediaKey(key)
    const path = join(folder, key)
    const draft = `${path}.${randomUUID()}.draft`
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    try {
      await writeSynced(draft, bytes)
      await rename(draft, path)
      await syncFolder(dirname(path))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  },
  read: async (key) => {
    if (!isMediaKey(key)) return undefined
    try {
      return { bytes: await readFile(join(folder, key)), contentType: contentTypeOf(key) }
    } catch (error) {
      if (isAbsence(error)) return undefined
      throw error
    }
  },
  remove: async (key) => {
    assertMediaKey(key)
    await rm(join(folder, key), { force: true })
  },
  removeFolder: async (key) => {
    assertMediaKey(key)
    await rm(join(folder, key), { recursive: true, force: true })
  },
  urlOf: mediaUrl,
})

const writeSynced = async (path: string, bytes: Uint8Array) => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The folder stores the name of the file, so it must be synced too; Windows does that by itself. */
const syncFolder = async (path: string) => {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const isAbsence = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(error.code))
