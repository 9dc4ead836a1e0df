import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ sizeBytes: number, modifiedMs: number, hash: string }} FilePrint
 * @typedef {{ digest: string, files: Record<string, FilePrint> }} Fingerprint
 */

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesAt(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (stats === undefined) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => filesAt(root, `${path}/${name}`))
}

/**
 * @param {{ root: string, path: string, known: FilePrint | undefined }} options
 * @returns {FilePrint}
 */
function printOf({ root, path, known }) {
  const { size: sizeBytes, mtimeMs: modifiedMs } = statSync(join(root, path))
  if (known?.sizeBytes === sizeBytes && known.modifiedMs === modifiedMs) return known
  const hash = createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('hex')
  return { sizeBytes, modifiedMs, hash }
}

/**
 * Sums up the content of files. Only those whose size or time changed since the known fingerprint are read again,
 * and only content decides: a fresh checkout of the same files has the same digest.
 * @param {{ root: string, inputs: string[], ignore?: RegExp, known?: Fingerprint | undefined }} options
 * @returns {Fingerprint}
 */
export function takeFingerprint({ root, inputs, ignore = /$^/, known }) {
  const paths = inputs.flatMap((input) => filesAt(root, input)).filter((path) => !ignore.test(path))
  /** @type {Record<string, FilePrint>} */
  const files = {}
  const digest = createHash('sha256')
  for (const path of paths.sort()) {
    const print = printOf({ root, path, known: known?.files[path] })
    files[path] = print
    digest.update(`${path}\0${print.hash}\n`)
  }
  return { digest: digest.digest('hex'), files }
}
