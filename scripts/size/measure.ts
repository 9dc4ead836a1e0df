import { dirname, join } from 'node:path/posix'
import { type ReadModule, readModule } from './read-module.ts'

interface SourceFile {
  /** From the root of the project, with slashes. */
  readonly path: string
  readonly text: string
}

/** The figures of a slice or of a top folder, tests included. */
export interface Figures {
  readonly files: number
  readonly lines: number
  readonly functions: number
  /** In how many folders of the project files lie that are named after it; for a slice only. */
  readonly nounFolders: number | undefined
  /** Exports that exactly one other file imports. */
  readonly usedOnce: number
}

export interface TreeSize {
  readonly places: ReadonlyMap<string, Figures>
  /** Folders that hold more files than one finds one's way in, with how many. */
  readonly crowded: ReadonlyMap<string, number>
}

export const mostFilesInFolder = 25
export const wholeTree = 'all'

export const isMeasured = (path: string) => /^[^/]+\/.*\.(?:tsx?|mjs|css)$/.test(path)
const isModule = (path: string) => !path.endsWith('.css')

const placeOf = (path: string) =>
  /^src\/features\/[^/]+/.exec(path)?.[0] ?? /^src\/[^/]+(?=\/)|^[^/]+/.exec(path)?.[0] ?? path

const nounOf = (place: string) => /^src\/features\/(.+)$/.exec(place)?.[1]

/** « orders » is in `own-order.ts` and in `orders.table.ts`, and not in `border.ts`. */
const isNamedAfter = (noun: string, path: string) => {
  const one = noun.replace(/(?<!s)s$/, '')
  const words = path.slice(path.lastIndexOf('/') + 1).split(/[-.]/)
  return words.some((word) => word === noun || word === one)
}

const foldersOfNoun = (noun: string | undefined, paths: readonly string[]) =>
  noun === undefined ? undefined : new Set(paths.filter((path) => isNamedAfter(noun, path)).map(dirname)).size

const nameKey = (path: string, name: string) => `${path} ${name}`

/** By export, how many other files import it. */
const importsOf = (modules: ReadonlyMap<string, ReadModule>) => {
  const counts = new Map<string, number>()
  for (const [path, { imported }] of modules) {
    const used = imported.flatMap(({ from, names }) => {
      const target = join(dirname(path), from)
      const all = modules.get(target)?.exported ?? []
      return (names.includes('*') ? all : names).map((name) => nameKey(target, name))
    })
    for (const key of new Set(used)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

const grouped = <T>(items: readonly T[], keyOf: (item: T) => string) =>
  [...Map.groupBy(items, keyOf)].sort(([one], [other]) => (one < other ? -1 : 1))

/** Measures the house: each slice, each top folder, and the whole of it. */
export const measureTree = (files: readonly SourceFile[]): TreeSize => {
  const modules = new Map(
    files
      .filter(({ path }) => isModule(path))
      .map(({ path, text }) => [path, readModule(text, { isTsx: !path.endsWith('.ts') })]),
  )
  const imports = importsOf(modules)
  const paths = files.map(({ path }) => path)
  const usedOnceIn = (path: string) =>
    (modules.get(path)?.exported ?? []).filter((name) => imports.get(nameKey(path, name)) === 1).length
  const figuresOf = (place: string, within: readonly SourceFile[]): Figures => ({
    files: within.length,
    lines: sum(within, ({ text }) => text.split('\n').length - 1),
    functions: sum(within, ({ path }) => modules.get(path)?.functions ?? 0),
    nounFolders: foldersOfNoun(nounOf(place), paths),
    usedOnce: sum(within, ({ path }) => usedOnceIn(path)),
  })
  const places = grouped(files, ({ path }) => placeOf(path))
  const folders = grouped(paths, dirname).map(([folder, within]) => [folder, within.length] as const)
  return {
    places: new Map(
      [...places, [wholeTree, files] as const].map(([place, within]) => [place, figuresOf(place, within)]),
    ),
    crowded: new Map(folders.filter(([, count]) => count > mostFilesInFolder)),
  }
}

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0)
