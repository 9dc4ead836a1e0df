import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What other users of the machine may do with a file. */
export const othersMay = 0o077

const folderMode = 0o700
const fileMode = 0o600

const below = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return [...below(path), path]
    return entry.isFile() ? [path] : []
  })

/** Nothing where another process has just taken it away. */
const ours = (path: string) => {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found?.uid === process.getuid?.() ? found : undefined
}

/**
 * Closes a folder of the house to all other users of the machine. What lies in one that stood open is closed too,
 * itself last: so the next start sees by its mode alone that nothing is left to do.
 */
export const makePrivate = (folder: string) => {
  const found = existsSync(folder) ? ours(folder) : undefined
  if (process.platform === 'win32' || !found || (found.mode & othersMay) === 0) return
  for (const path of [...below(folder), folder]) {
    const each = ours(path)
    if (each) chmodSync(path, each.isDirectory() ? folderMode : fileMode)
  }
}
