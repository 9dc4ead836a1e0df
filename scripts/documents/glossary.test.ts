import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject } from '../setup/project.mjs'
import { textOf } from './pages.ts'
import { treeOf } from './tree.ts'

const sections = new Map(
  textOf('docs/glossary.md')
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split('\n')[0] ?? '', rowsOf(section)] as const),
)

function rowsOf(section: string) {
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

const namesIn = (cell = '') =>
  [...cell.matchAll(/`([^`]+)`/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !name.includes('<'))
    .flatMap((name) => (name.includes('/') ? [name] : (name.match(/[\w-]+/g) ?? [])))

const columnsOf = (section: string, ...columns: readonly number[]) =>
  (sections.get(section) ?? []).flatMap((row) => columns.flatMap((column) => namesIn(row[column])))

/** What words are put in order by: letters without their accents, and the spaces between words. */
const lettersOf = (term: string) =>
  term
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim()

describe('the glossary', () => {
  it('names nothing that the code does not', () => {
    const code = treeOf('src', 'db', 'content', 'tools')
      .map(({ path, text }) => `${path}\n${text}`)
      .join('\n')
    // Each word of the code in one look, instead of a search through all of it for each name.
    const words = new Set(code.match(/[A-Za-z_][\w-]*/g))
    const parts = [...words]
    const isThere = (name: string) =>
      words.has(name) ||
      (name.includes('/')
        ? code.includes(name) || existsSync(inProject(name))
        : parts.some((word) => word.startsWith(name)))
    const named = [...columnsOf('In the code', 2), ...columnsOf('Verbs', 3, 4)]
    expect(named.filter((name) => !isThere(name))).toEqual([])
    expect(named.length).toBeGreaterThan(200)
  })

  it.each([...sections.keys()])('has each word once, in alphabetical order: %s', (section) => {
    const terms = (sections.get(section) ?? []).map(([, term = '']) => lettersOf(term))
    expect(terms).toEqual([...new Set(terms)].toSorted())
    expect(terms.length).toBeGreaterThan(5)
  })
})
