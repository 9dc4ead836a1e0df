import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { withLock } from './lock.mjs'
import { hasNodeBinary, proveNodeRuns } from './node-binary.mjs'
import { heedSignals, launch } from './processes.mjs'
import { inProject, projectDir } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { say, showProgress } from './say.mjs'

const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EIDLETIMEOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED|FETCH_ERROR|CERT_\w+|SELF_SIGNED\w*|UNABLE_TO_\w+)\b/
const refused = /\b(E401|E403|E404|E407|E429|E5\d\d)\b/
const stampPath = inProject('node_modules', '.installed')
const unfinishedPath = inProject('node_modules', '.unfinished')
const recordPath = inProject('node_modules', '.package-lock.json')

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/** @param {string} path */
const readIfThere = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex')

/**
 * Whether npm's own record of an install holds every package the lock asks for, as after a plain `npm install`.
 * @param {{ lock: string, record: string }} texts
 */
export function recordMatchesLock({ lock, record }) {
  if (record === '') return false
  /** @type {Record<string, LockedPackage>} */
  const wanted = JSON.parse(lock).packages
  /** @type {Record<string, LockedPackage>} */
  const present = JSON.parse(record).packages
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true
    const found = present[path]
    return found === undefined ? optional === true || devOptional === true : found.version === version
  })
}

function isInstalled() {
  if (!hasNodeBinary() || existsSync(unfinishedPath)) return false
  const lock = readFileSync(inProject('package-lock.json'), 'utf8')
  if (readIfThere(stampPath) === hashOf(lock)) return true
  if (!recordMatchesLock({ lock, record: readIfThere(recordPath) })) return false
  writeFileSync(stampPath, hashOf(lock))
  return true
}

/** npm started this script more often than not: the same npm goes on, by its file, which works on Windows too. */
function npmCommand() {
  const own = process.env.npm_execpath
  if (own?.endsWith('npm-cli.js'))
    return { file: process.env.npm_node_execpath ?? process.execPath, args: [own] }
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] }
}

/**
 * What went wrong in one sentence, where it is one of the usual things.
 * @param {string} output
 */
export function explainInstallFailure(output) {
  const network = unreachable.exec(output) ?? refused.exec(output)
  if (network !== null)
    return `The packages could not be downloaded (${network[0]}): check the network, proxy or npm registry settings of this machine and run this again.`
  if (/\bENOSPC\b/.test(output)) return 'The packages could not be installed: the disk is full.'
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output))
    return `The packages could not be installed: ${projectDir} is not writable for this user.`
  return `The packages could not be installed. npm said:\n${output}`
}

/**
 * @param {string[]} args
 * @param {(pid: number | undefined) => void} [onStart]
 */
async function runNpm(args, onStart) {
  const npm = npmCommand()
  const all = [...npm.args, ...args, '--loglevel=error']
  const { child, ended, output } = launch({ file: npm.file, args: all, cwd: projectDir })
  onStart?.(child.pid)
  const code = await ended
  heedSignals()
  return { code, output: output() }
}

/**
 * Not `npm ci`: it refuses a lock that lacks another platform's optional packages, which npm itself leaves out
 * where the registry does not serve them. The lock still decides every version, and is not written.
 */
const installArgs = ['install', '--no-save', '--include=dev', '--include=optional', '--no-audit', '--no-fund']

/** Asked first, because without an answer npm tries each package again and again, for many minutes in all. */
async function findNetworkTrouble() {
  const { output } = await runNpm(['ping', '--fetch-retries=0', '--fetch-timeout=15000'])
  return unreachable.test(output) ? output : undefined
}

/**
 * Without the network, what npm keeps from earlier installs may still do.
 * @param {import('./lock.mjs').Lock} lock
 */
async function downloadPackages(lock) {
  const trouble = await findNetworkTrouble()
  const args = [...installArgs, ...(trouble === undefined ? [] : ['--offline'])]
  const { code, output } = await runNpm(args, lock.shareWith)
  if (code !== 0) throw new Refusal(explainInstallFailure(trouble ?? output))
}

/** npm takes a package that an interrupted install left half unpacked for a whole one, so such a folder goes. */
function prepareFolder() {
  if (existsSync(unfinishedPath) || !existsSync(recordPath))
    rmSync(inProject('node_modules'), { recursive: true, force: true })
  mkdirSync(inProject('node_modules'), { recursive: true })
  writeFileSync(unfinishedPath, '')
}

/** @param {import('./lock.mjs').Lock} lock */
async function install(lock) {
  const packageLock = readFileSync(inProject('package-lock.json'), 'utf8')
  await showProgress('Installing the packages', async () => {
    prepareFolder()
    await downloadPackages(lock)
  })
  if (!hasNodeBinary())
    throw new Refusal('npm could not fetch Node 26: check the network and run this again.')
  await proveNodeRuns()
  writeFileSync(stampPath, hashOf(packageLock))
  rmSync(unfinishedPath, { force: true })
}

/** Brings node_modules to what package-lock.json asks for; does nothing when it is there already. */
export async function installIfNeeded() {
  if (isInstalled()) return
  await withLock({
    path: inProject('build', '.install.lock'),
    onWait: () => say('Another command is installing the packages here: waiting for it.'),
    work: async (lock) => {
      if (!isInstalled()) await install(lock)
    },
  })
}
