import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject } from '../setup/project.mjs'
import { namesOf, textOf } from './pages.ts'
import { treeOf } from './tree.ts'

/** The pages about the code as it stands; decisions tell of names that were. */
const pages = [
  'README.md',
  'docs/architecture.md',
  'docs/adding-a-feature.md',
  'docs/operations.md',
  'docs/rules.md',
  'docs/security.md',
]

/** Written by a reader who follows the page about adding a feature, and found nowhere before. */
const ofTheExample = /note|carnet/i

/** The rights that a store of Amazon's kind gives, by its own names. */
const rightsOfStore = /^(?:Get|Put|Delete)Object$|^ListBucket$/

/** A path, as « `catalog/server` ». */
const isPath = /^[\w@-][\w.@-]*(?:\/[\w.@-]+)+\/?$/

/** Written by a reader, kept in the folder of the data, or asked by HTTP. */
const isElsewhere = /notebook|carnet|NNNN|^DATA_DIR\/|PG_VERSION|^whatsapp\/status$/

/** A name that only code has: with a letter that is capital in its middle. */
const isName = (word: string) => /^[A-Za-z]+[a-z][A-Z]\w*$/.test(word)

describe('the documents', () => {
  it('name nothing that the code does not', () => {
    const known = new Set(
      treeOf('src', 'db', 'scripts', 'e2e', 'bench', 'tools').flatMap(({ text }) => text.match(/\w+/g) ?? []),
    )
    const named = pages.flatMap((page) =>
      namesOf(page).flatMap((span) =>
        (span.match(/\w+/g) ?? []).filter(isName).map((name) => ({ page, name })),
      ),
    )
    expect(
      named.filter(({ name }) => !known.has(name) && !ofTheExample.test(name) && !rightsOfStore.test(name)),
    ).toEqual([])
    expect(named.length).toBeGreaterThan(60)
  })

  it('lead to files that are there', () => {
    const paths = ['src', 'db', 'scripts', 'e2e', 'bench', 'tools', 'content'].flatMap((folder) =>
      readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `/${folder}/${path}`,
      ),
    )
    const isThere = (path: string) => {
      const wanted = `/${path.replace(/\/$/, '')}`
      return paths.some((known) => known.endsWith(wanted) || known.includes(`${wanted}.`))
    }
    const named = pages.flatMap((page) =>
      namesOf(page).flatMap((span) => (isPath.test(span) ? [{ page, span }] : [])),
    )
    expect(named.filter(({ span }) => !isThere(span) && !isElsewhere.test(span))).toEqual([])
    expect(named.length).toBeGreaterThan(60)
  })

  it.each([
    [
      'docs/architecture.md',
      /At most (\d+) MB are kept/,
      'app/wiring/create-pages.ts',
      /pageCacheBytes = (\d+) \*/,
    ],
    [
      'docs/operations.md',
      /kept pages take (\d+) MB/,
      'app/wiring/create-pages.ts',
      /pageCacheBytes = (\d+) \*/,
    ],
    [
      'docs/architecture.md',
      /(\d+) API calls a minute/,
      'app/wiring/create-web-server.ts',
      /requestsPerMinute = (\d+)/,
    ],
    [
      'docs/architecture.md',
      /up to (\d+) kB of any type/,
      'platform/http/bodies/read-raw-bodies.ts',
      /rawBodyLimitBytes = (\d+) \*/,
    ],
  ])('%s says %s as the code does', (page, said, source, held) => {
    const number = said.exec(textOf(page))?.[1]
    expect(number).toBeDefined()
    expect(number).toBe(held.exec(textOf(`src/${source}`))?.[1])
  })
})
