import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'

/** Every quoted text that may name files: a path with an ending, or a pattern of paths. */
const quoted = /['"`]([\w@$.{}[\]*,/-]+)['"`]/g
const readable = /\.(?:[cm]?[jt]sx?|json)$/

/**
 * A pattern of `import.meta.glob` as an expression over whole paths.
 * @param {string} pattern
 */
export function globExpression(pattern) {
  const parts = pattern.replaceAll(/\*\*\/|\*|\{[^}]*\}|[.+^$()|[\]\\]/g, (found) => {
    if (found === '**/') return '(?:.*/)?'
    if (found === '*') return '[^/]*'
    if (found.startsWith('{')) return `(?:${found.slice(1, -1).replaceAll(',', '|').replaceAll('.', '\\.')})`
    return `\\${found}`
  })
  return new RegExp(`^${parts}$`)
}

/**
 * The files that a text names, by import, by pattern or as a worker's or a folder's path.
 * @param {{ text: string, file: string, files: ReadonlySet<string>, folders: ReadonlyMap<string, string[]> }} options
 * @returns {string[]}
 */
function namedIn({ text, file, files, folders }) {
  const found = []
  for (const [, name = ''] of text.matchAll(quoted)) {
    if (!name.includes('/')) continue
    for (const path of [normalize(join(dirname(file), name)), normalize(name)]) {
      if (files.has(path)) found.push(path)
      else if (name.includes('*')) {
        const expression = globExpression(path)
        found.push(...[...files].filter((each) => expression.test(each)))
      } else found.push(...(folders.get(path) ?? []))
    }
  }
  return found
}

/**
 * Which file names which, for all files of the project: what a change can touch follows these edges backwards.
 * @param {{ root: string, files: readonly string[] }} options paths from the root, with slashes
 * @returns {Map<string, Set<string>>} by file, those that name it
 */
export function importersOf({ root, files }) {
  const all = new Set(files)
  // Only folders of files that no code imports one by one, such as migrations, are named as folders.
  /** @type {Map<string, string[]>} */
  const folders = new Map()
  for (const file of files.filter((each) => !readable.test(each)))
    folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file])
  /** @type {Map<string, Set<string>>} */
  const importers = new Map()
  for (const file of files.filter((each) => readable.test(each) && !each.endsWith('package-lock.json'))) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const path of namedIn({ text, file, files: all, folders })) {
      const known = importers.get(path) ?? new Set()
      importers.set(path, known.add(file))
    }
  }
  return importers
}

/**
 * These files with all that name them, directly or through others.
 * @param {{ files: Iterable<string>, importers: ReadonlyMap<string, ReadonlySet<string>> }} options
 * @returns {Set<string>}
 */
export function touchedBy({ files, importers }) {
  const touched = new Set(files)
  for (const file of touched) for (const importer of importers.get(file) ?? []) touched.add(importer)
  return touched
}
