import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { isAlive } from '../setup/lock.mjs'

/** The databases of a run, the house of its journeys and their browsers lie in about a quarter of it. */
const roomBytes = 4 * 2 ** 30

/**
 * What is free in the folder that Linux keeps in memory; elsewhere there is none, in a container often little.
 * @param {string} memory
 */
function freeBytes(memory) {
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, freemem() / 2)
}

/**
 * A run that was killed left its folder where it was: in memory that would be missed.
 * @param {string} memory
 */
function removeForsaken(memory) {
  for (const name of readdirSync(memory)) {
    const [, pid] = /^suite-(\d+)-/.exec(name) ?? []
    const path = join(memory, name)
    if (pid === undefined || isAlive(Number(pid)) || statSync(path).uid !== process.getuid?.()) continue
    rmSync(path, { recursive: true, force: true })
  }
}

/**
 * Makes the folder of one run, which everything that the run lays down lies in and is gone with. A disk keeps the
 * commits of a database waiting, and nothing here needs to outlast the run: it lies in memory where there is room.
 * @param {{ memory?: string }} [options]
 */
export function makeRunFolder({ memory = '/dev/shm' } = {}) {
  const isThere = existsSync(memory)
  if (isThere) removeForsaken(memory)
  const parent = isThere && freeBytes(memory) >= roomBytes ? memory : tmpdir()
  const folder = mkdtempSync(join(parent, `suite-${process.pid}-`))
  // A database server that must not run as root passes through it to its own.
  chmodSync(folder, 0o711)
  return folder
}
