import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { z } from 'zod'
import { othersMay } from './private-folder.ts'

type FileOperation = (file: unknown, ...rest: readonly unknown[]) => unknown

/** A table of operations of the emulated file system; it is used without a copy, because it is changed in place. */
const operations = (...names: readonly string[]) =>
  z.custom<Record<string, FileOperation>>(
    (value) => typeof value === 'object' && value !== null && names.every((name) => name in value),
  )

/** The part of PGlite's file system that handles writes and syncs. */
const nodeFiles = z.object({
  stream_ops: operations('write'),
  node_ops: operations('setattr', 'mknod'),
  realPath: z.custom<(node: unknown) => string>((value) => typeof value === 'function'),
})

const someAttributes = z.looseObject({ mode: z.number().optional() })

const openFile = z.object({ nfd: z.number().optional(), node: z.unknown() })

/**
 * PGlite's folder storage with real syncs. By default fsync ends inside the emulated file system, so acknowledged data
 * survives a killed process but not a power cut; here the data reaches the disk before a commit returns.
 */
export class DurableFolder extends NodeFS {
  readonly #folder: string

  constructor(folder: string) {
    super(folder)
    this.#folder = folder
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const isOnDisk = endedCleanly(this.#folder) || syncAll(this.#folder)
    const connectSync = (module: Parameters<PreRun>[0]) => {
      if (!('NODEFS' in module))
        throw new Error('PGlite no longer exposes NODEFS: syncs would be lost silently')
      connect(nodeFiles.parse(module.NODEFS), isOnDisk)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), connectSync] } }
  }
}

type PreRun = Extract<
  Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']['preRun'],
  readonly unknown[]
>[number]

/**
 * After a crash PostgreSQL syncs all its two thousand files, which takes seconds. A file that is known to be on the
 * disk and was not changed since needs no sync.
 */
const connect = ({ stream_ops, node_ops, realPath }: z.infer<typeof nodeFiles>, isOnDisk: boolean) => {
  const touched = new Set<string>()
  const { write } = stream_ops
  const { setattr, mknod } = node_ops
  stream_ops.write = (stream, ...rest) => {
    touched.add(realPath(openFile.parse(stream).node))
    return write?.(stream, ...rest)
  }
  // PGlite makes its files accessible to all users of the machine, whatever the umask says.
  node_ops.mknod = (parent, name, mode, ...rest) => mknod?.(parent, name, Number(mode) & ~othersMay, ...rest)
  node_ops.setattr = (node, attributes, ...rest) => {
    touched.add(realPath(node))
    const { mode, ...others } = someAttributes.parse(attributes)
    return setattr?.(node, mode === undefined ? others : { ...others, mode: mode & ~othersMay }, ...rest)
  }
  stream_ops.fsync = (stream) => {
    const { nfd, node } = openFile.parse(stream)
    const path = realPath(node)
    if (nfd === undefined) syncPath(path)
    else if (!isOnDisk || touched.has(path)) fsyncSync(nfd)
    return 0
  }
}

/** Syncs a folder, which has no descriptor in the emulated file system. */
const syncPath = (path: string) => {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

const endedCleanly = (folder: string) =>
  existsSync(join(folder, 'PG_VERSION')) && !existsSync(join(folder, 'postmaster.pid'))

/** Syncs the whole file system of the folder at once; false when the system does not support that. */
export const syncAll = (folder: string) =>
  process.platform === 'linux' && spawnSync('sync', ['-f', folder], { timeout: 10_000 }).status === 0

/** PGlite's own start parameters, changed so that commits wait for the disk. */
export const durableStartParams = (defaults: typeof PGlite.defaultStartParams) => [
  ...defaults.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
]
