import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { heedSignals } from './processes.mjs'
import { hasCode } from './refusal.mjs'

const retryMs = 200
const heartbeatMs = 5_000
/** For a pid that says nothing, given since to another program or seen from another container. */
const abandonedAfterMs = 10 * 60_000

/**
 * Whether a process with this number runs, of any user.
 * @param {number} pid 0, the number an empty file reads as, stands for this process's own group: alive.
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** @param {string} path */
function tryToTake(path) {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** @param {string} path */
function isAbandoned(path) {
  try {
    const owners = readFileSync(path, 'utf8').split(' ').map(Number)
    return !owners.some(isAlive) || Date.now() - statSync(path).mtimeMs > abandonedAfterMs
  } catch {
    return false
  }
}

/**
 * Moves an abandoned lock aside; if another process replaced it meanwhile, the living one is put back.
 * @param {string} path
 */
function removeAbandoned(path) {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    if (isAbandoned(aside)) rmSync(aside, { force: true })
    else renameSync(aside, path)
  } catch {
    // Another waiting process was quicker: the next attempt settles it.
  }
}

/** @param {string} path */
function keepFresh(path) {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // The folder was deleted under us: the lock has nothing left to protect.
  }
}

/**
 * @typedef {object} Lock
 * @property {(pid: number | undefined) => void} shareWith a child that keeps the lock even if this process is killed
 */

/**
 * Does work that only one process at a time may do in this folder; the others wait their turn.
 * @template T
 * @param {{ path: string, onWait: () => void, work: (lock: Lock) => Promise<T> }} options
 * @returns {Promise<T>}
 */
export async function withLock({ path, onWait, work }) {
  for (let attempt = 0; !tryToTake(path); attempt += 1) {
    if (attempt === 0) onWait()
    if (isAbandoned(path)) removeAbandoned(path)
    await wait(retryMs)
    heedSignals()
  }
  const heartbeat = setInterval(() => keepFresh(path), heartbeatMs)
  try {
    return await work({ shareWith: (pid) => writeFileSync(path, `${process.pid} ${pid}`) })
  } finally {
    clearInterval(heartbeat)
    rmSync(path, { force: true })
  }
}
