import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { makePrivate } from './private-folder.ts'

/**
 * Locks a data folder for one process, because two processes on one embedded database corrupt it. The lock file names
 * its holder by pid and start time, so a pid that another program got after a crash blocks no start.
 */
export const lockFolder = (folder: string): (() => void) => {
  const path = join(resolve(folder), 'lock')
  const mine = `${process.pid} ${startedAt(process.pid)}\n`
  const draft = `${path}.${process.pid}`
  prepareFolder(folder, () => writeFileSync(draft, mine, { mode: 0o600 }))
  try {
    if (!claim(draft, path)) takeOver({ draft, path, folder })
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    if (read(path) === mine) rmSync(path, { force: true })
  }
}

const prepareFolder = (folder: string, write: () => void) => {
  try {
    makeFolder(resolve(folder))
    makePrivate(resolve(folder))
    write()
  } catch (error) {
    throw new StartupError(
      `The data folder ${resolve(folder)} cannot be written (${codeOf(error)}): set DATA_DIR to a folder this user may write.`,
      { cause: error },
    )
  }
}

/**
 * Makes the folders one by one, because Node's recursive mkdir never returns where the system answers ENOENT, as below
 * /proc.
 */
const makeFolder = (path: string) => {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/** A hard link fails when the path exists, so only one of two processes gets the lock. */
const claim = (draft: string, path: string) => {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const takeOver = ({ draft, path, folder }: { draft: string; path: string; folder: string }) => {
  const holder = read(path)
  if (holder !== undefined && isAlive(holder)) throw inUse(folder, holder)
  const aside = `${draft}.stale`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  // Another process may have replaced the stale lock between our read and our rename: then its lock is put back.
  const moved = read(aside)
  if (moved !== undefined && moved !== holder) claim(aside, path)
  rmSync(aside, { force: true })
  if (!claim(draft, path)) throw inUse(folder, read(path) ?? '')
}

const inUse = (folder: string, holder: string) =>
  new StartupError(
    `The data folder ${resolve(folder)} is in use by process ${pidOf(holder)}: stop that process, or set DATA_DIR to another folder.`,
  )

const pidOf = (holder: string) => Number.parseInt(holder, 10)

const isAlive = (holder: string) => {
  const pid = pidOf(holder)
  if (!Number.isInteger(pid)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  return holder.trim() === `${pid} ${startedAt(pid)}`
}

/**
 * The start time of a process in ticks since boot; 0 where the system does not tell it (then the pid alone decides).
 */
const startedAt = (pid: number) => {
  const stat = read(`/proc/${pid}/stat`)
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  return state === 'Z' ? 'ended' : (fields[18] ?? '0')
}

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error)
