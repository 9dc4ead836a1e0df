import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The mode bits for all users except the owner. */
export const othersMay = 0o077

const folderMode = 0o700
const fileMode = 0o600

const below = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return [...below(path), path]
    return entry.isFile() ? [path] : []
  })

/** Returns undefined when another process has just removed the path. */
const ours = (path: string) => {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found?.uid === process.getuid?.() ? found : undefined
}

/**
 * Removes the access of all other users to a data folder. When the folder was open, its contents are closed first and
 * the folder last: so at the next start the mode of the folder tells that nothing is left to do.
 */
export const makePrivate = (folder: string) => {
  const found = existsSync(folder) ? ours(folder) : undefined
  if (process.platform === 'win32' || !found || (found.mode & othersMay) === 0) return
  for (const path of [...below(folder), folder]) {
    const each = ours(path)
    if (each) chmodSync(path, each.isDirectory() ? folderMode : fileMode)
  }
}
