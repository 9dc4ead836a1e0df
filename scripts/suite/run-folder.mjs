import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

const memory = '/dev/shm'
/** The databases of a run, the house of its journeys and their browsers lie in about a quarter of it. */
const roomBytes = 4 * 2 ** 30

/** What is free in the folder that Linux keeps in memory; elsewhere there is none, in a container often little. */
function freeInMemory() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, freemem() / 2)
  } catch {
    return 0
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A run that was killed left its folder where it was: in memory that would be missed. */
function removeForsaken() {
  for (const name of readdirSync(memory)) {
    const [, pid] = /^suite-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

/**
 * Makes the folder of one run, which everything that the run lays down lies in and is gone with. A disk keeps whoever
 * commits to a database waiting, and nothing here needs to outlast the run: it lies in memory where there is room.
 */
export function makeRunFolder() {
  if (existsSync(memory)) removeForsaken()
  const parent = freeInMemory() >= roomBytes ? memory : tmpdir()
  const folder = mkdtempSync(join(parent, `suite-${process.pid}-`))
  // A database server that must not run as root passes through it to its own.
  chmodSync(folder, 0o711)
  return folder
}
