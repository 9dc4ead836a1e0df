import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { z } from 'zod'

/** The part of PGlite's file system that a sync passes through. */
const nodeFiles = z.object({
  stream_ops: z.custom<{ fsync?: (stream: unknown) => 0 }>(
    (value) => typeof value === 'object' && value !== null,
  ),
  realPath: z.custom<(node: unknown) => string>((value) => typeof value === 'function'),
})

const openFile = z.object({ nfd: z.number().optional(), node: z.unknown() })

/**
 * PGlite's folder storage with real syncs. As it comes, fsync ends inside the emulated file system, so what
 * was acknowledged survives a killed process but not a power cut; here it reaches the disk before a commit answers.
 */
export class DurableFolder extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const connectSync = (module: Parameters<PreRun>[0]) => {
      if (!('NODEFS' in module))
        throw new Error('PGlite no longer exposes NODEFS: syncs would be lost silently')
      const files = nodeFiles.parse(module.NODEFS)
      files.stream_ops.fsync = (stream) => {
        const { nfd, node } = openFile.parse(stream)
        syncToDisk(nfd ?? files.realPath(node))
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), connectSync] } }
  }
}

type PreRun = Extract<
  Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']['preRun'],
  readonly unknown[]
>[number]

const syncToDisk = (target: number | string) => {
  if (typeof target === 'number') return fsyncSync(target)
  const descriptor = openSync(target, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** PGlite's own start parameters, but with commits that wait for the disk. */
export const durableStartParams = (defaults: typeof PGlite.defaultStartParams) => [
  ...defaults.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
]
