import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject } from '../setup/project.mjs'
import { headingsOf, textOf } from './pages.ts'
import { treeOf } from './tree.ts'

const page = 'docs/rules.md'

const tree = treeOf('src', 'db', 'scripts', 'e2e', 'bench', 'tools', 'docs').filter(
  ({ path }) => !path.startsWith('scripts/documents/'),
)

/** Migrations are never edited: the page itself says where what they cite stands today. */
const mendable = tree.filter(({ path }) => !path.startsWith('db/migrations/') && path !== page)

const citedIn = (text: string) => [...text.matchAll(/§\s?(\d+(?:\.\d+)?)/g)].map(([, number]) => number ?? '')

const toldIn = (sources: readonly { readonly path: string; readonly text: string }[], pattern: RegExp) =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([told]) => `${path}: ${told}`))

/** As it is read: spaces and apostrophes of one kind, escapes resolved. */
const read = (text: string) =>
  text
    .replace(/\\u(?:202f|00a0)|[\u202f\u00a0]/g, ' ')
    .replace(/’|\\'/g, "'")
    .replace(/\s+/g, ' ')

describe('the rules', () => {
  it('have every number that is cited', () => {
    const numbers = headingsOf(page).flatMap((heading) => /^§(\S+)/.exec(heading)?.[1] ?? [])
    const missing = tree.flatMap(({ path, text }) =>
      citedIn(text)
        .filter((number) => !numbers.includes(number))
        .map((number) => `${path}: §${number}`),
    )
    expect(missing).toEqual([])
    expect(tree.filter(({ text }) => citedIn(text).length > 0).length).toBeGreaterThan(100)
  })

  it('are cited by no name that cannot be opened', () => {
    expect(toldIn(mendable, /\b(?:specification|product|domain)\.md\b|\bdomain(?:'s)? S?\d/g)).toEqual([])
    expect(toldIn(mendable, /\bspecification\b/gi)).toEqual([])
    const documents = toldIn(mendable, /\bdocs\/[\w/-]+\.md\b/g)
    expect(documents.filter((told) => !existsSync(inProject(told.split(': ')[1] ?? '')))).toEqual([])
  })

  it('quote what the product says', () => {
    const said = read(
      treeOf('src', 'content')
        .filter(({ path }) => /\.(?:fr|texts|refusals)\.|^content\//.test(path))
        .map(({ text }) => text)
        .join('\n'),
    )
    const quoted = [...read(textOf(page)).matchAll(/« ([^»§]+) »/g)].map(([, words]) => words ?? '')
    expect(quoted.filter((words) => !said.includes(words) && !/\.md/.test(words))).toEqual([])
    expect(quoted.length).toBeGreaterThan(50)
  })
})
