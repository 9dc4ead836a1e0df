import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { basename } from 'node:path'
import process from 'node:process'
import { hasCode, Interruption, Refusal } from './refusal.mjs'

/**
 * @typedef {object} Command
 * @property {string} file
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {number} [timeout] in milliseconds, after which the command is ended
 * @property {number} [uid]
 * @property {number} [gid]
 */

const parentCheckMs = 250

/**
 * Which signal each of the running commands is told to stop by, where it is not the one that came.
 * @type {Map<import('node:child_process').ChildProcess, NodeJS.Signals | undefined>}
 */
const running = new Map()
/** @type {NodeJS.Signals | undefined} */
let stoppedBy

/**
 * The exit code a shell reports: the process's own, or 128 plus the number of the signal that ended it.
 * @param {{ code: number | null, signal: NodeJS.Signals | null }} ending
 */
export function exitCodeOf({ code, signal }) {
  if (code !== null) return code
  return signal === null ? 1 : 128 + constants.signals[signal]
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  stoppedBy ??= signal
  for (const [child, own] of running) child.kill(own ?? signal)
}

/**
 * npm hands a signal to the shell between us, which dies of it without a word: then its death is the signal.
 * A command started some other way may well outlive its parent, as under nohup.
 */
function stopWithShellOfNpm() {
  const script = basename(process.argv[1] ?? '')
  if (process.platform === 'win32' || !process.env.npm_lifecycle_script?.includes(script)) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    stop('SIGTERM')
  }, parentCheckMs)
  timer.unref()
}

/** Passes on whatever asks to stop, so that no child outlives its command. */
export function forwardSignals() {
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => stop(signal))
  }
  stopWithShellOfNpm()
}

/** For loops that wait: stops them once a signal has come. */
export function heedSignals() {
  if (stoppedBy !== undefined) throw new Interruption(stoppedBy)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} file
 * @param {NodeJS.Signals} [stoppedBySignal]
 * @returns {Promise<number>}
 */
function ending(child, file, stoppedBySignal) {
  running.set(child, stoppedBySignal)
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child)
      reject(new Refusal(`« ${file} » cannot be run: ${error.message}.`))
    })
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve(exitCodeOf({ code, signal }))
    })
  })
}

/**
 * Runs a command on the user's own terminal and answers with its exit code.
 * @param {Command} command
 */
export async function runVisibly({ file, args, ...options }) {
  heedSignals()
  return ending(spawn(file, args, { ...options, stdio: 'inherit' }), file)
}

/**
 * Starts a runner of tests and hands on what it prints, as it prints it. Runners end their servers and browsers when
 * they are interrupted, and leave them behind at any other signal.
 * @param {Command & { onOutput: (text: string) => void }} command
 */
export function launchRunner({ file, args, onOutput, ...options }) {
  heedSignals()
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.setEncoding('utf8').on('data', onOutput)
  child.stderr.setEncoding('utf8').on('data', onOutput)
  return { child, ended: ending(child, file, 'SIGINT') }
}

/**
 * The processes that these have started, and those that they have, and so on.
 * @param {{ table: string, root: number }} options table is what `ps -A -o pid=,ppid=` prints
 * @returns {number[]}
 */
export function descendants({ table, root }) {
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const found = [root]
  for (const parent of found) for (const [pid, ppid] of rows) if (ppid === parent && pid) found.push(pid)
  return found.slice(1)
}

/**
 * Ends a command with all that it started: a runner that is killed leaves its browsers and servers behind otherwise.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function endTree(child) {
  const { pid } = child
  if (pid === undefined) return
  if (process.platform === 'win32') {
    await runQuietly({ file: 'taskkill', args: ['/pid', String(pid), '/t', '/f'] })
    return
  }
  // A small system may lack ps; then only the command itself is ended.
  const { output } = await runQuietly({ file: 'ps', args: ['-A', '-o', 'pid=,ppid='] }).catch(() => ({
    output: '',
  }))
  for (const each of [pid, ...descendants({ table: output, root: pid })]) {
    try {
      process.kill(each, 'SIGKILL')
    } catch (error) {
      // It has ended by itself meanwhile.
      if (!hasCode(error, 'ESRCH')) throw error
    }
  }
}

/**
 * Starts a command and keeps what it prints, to be shown only if something is wrong.
 * @param {Command} command
 */
export function launch({ file, args, ...options }) {
  heedSignals()
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  const output = () => Buffer.concat(chunks).toString('utf8').trimEnd()
  return { child, output, ended: ending(child, file) }
}

/**
 * Runs a command to its end and keeps what it prints.
 * @param {Command} command
 */
export async function runQuietly(command) {
  const { ended, output } = launch(command)
  const code = await ended
  heedSignals()
  return { code, output: output() }
}
