import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { entriesOf, swapEntries } from './data-folder.ts'

let into = ''
let from = ''
let aside = ''

beforeEach(() => {
  into = mkdtempSync(join(tmpdir(), 'swap-'))
  from = join(into, '.restoring-1')
  aside = join(into, 'replaced-1')
  mkdirSync(join(from, 'db'), { recursive: true })
  mkdirSync(join(into, 'db'))
  writeFileSync(join(from, 'db/rows'), 'new')
  writeFileSync(join(into, 'db/rows'), 'old')
})

afterEach(() => rmSync(into, { recursive: true, force: true }))

it('puts the new entries in place and sets the old ones aside', () => {
  swapEntries({ from, into, aside })
  expect(readFileSync(join(into, 'db/rows'), 'utf8')).toBe('new')
  expect(readFileSync(join(aside, 'db/rows'), 'utf8')).toBe('old')
})

it('undoes every move when one of them fails', () => {
  writeFileSync(join(into, 'album'), 'pressed flowers')
  mkdirSync(join(aside, 'db', 'in the way'), { recursive: true })
  expect(() => swapEntries({ from, into, aside })).toThrow('ENOTEMPTY')
  expect(entriesOf(into).sort()).toEqual(['album', 'db'])
  expect(readFileSync(join(into, 'db/rows'), 'utf8')).toBe('old')
  expect(readFileSync(join(from, 'db/rows'), 'utf8')).toBe('new')
})

it('sets nothing aside in an empty folder', () => {
  rmSync(join(into, 'db'), { recursive: true })
  swapEntries({ from, into, aside })
  expect(existsSync(aside)).toBe(false)
})

it('does not take the lock or what a restore left for data', () => {
  for (const name of ['lock', 'lock.12', 'replaced-1']) writeFileSync(join(into, name), '')
  expect(entriesOf(into)).toEqual(['db'])
})
