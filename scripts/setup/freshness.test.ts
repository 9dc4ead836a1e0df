import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkFreshness } from './freshness.mjs'

let root = ''

const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

const check = () =>
  checkFreshness({
    root,
    inputs: ['src', 'package.json', 'content'],
    ignore: /\.test\.ts$/,
    outputs: ['build/index.js'],
    stamp: 'build/.stamp',
  })

const make = () => {
  const { forget, remember } = check()
  forget()
  write('build/index.js', 'built')
  remember()
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'freshness-'))
  write('src/pages/home.ts', 'home')
  write('package.json', '{}')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('is stale before anything was made and fresh afterwards', () => {
  expect(check().isFresh).toBe(false)
  make()
  expect(check().isFresh).toBe(true)
})

it.each([
  ['a changed file', () => write('src/pages/home.ts', 'HOME')],
  ['a new file', () => write('src/pages/cart.ts', '')],
  ['a removed file', () => rmSync(join(root, 'src/pages/home.ts'))],
  ['a changed file at the root', () => write('package.json', '{ }')],
  ['a folder that was not there', () => write('content/fr/legal.md', '')],
  ['a missing output', () => rmSync(join(root, 'build/index.js'))],
])('is stale after %s', (_change, change) => {
  make()
  change()
  expect(check().isFresh).toBe(false)
})

it('is stale after a file changed without changing its length', () => {
  make()
  write('src/pages/home.ts', 'emoh')
  utimesSync(join(root, 'src/pages/home.ts'), new Date(0), new Date(0))
  expect(check().isFresh).toBe(false)
})

it('stays fresh when the same content was written again, as by a new checkout', () => {
  make()
  utimesSync(join(root, 'src/pages/home.ts'), new Date(0), new Date(0))
  expect(check().isFresh).toBe(true)
})

it('does not look at ignored files', () => {
  make()
  write('src/pages/home.test.ts', 'test')
  expect(check().isFresh).toBe(true)
})

it('is stale when the making was interrupted, even though the old outputs are there', () => {
  make()
  check().forget()
  expect(check().isFresh).toBe(false)
})

it('is stale when a file changed while the outputs were made', () => {
  const { remember } = check()
  write('build/index.js', 'built')
  write('src/pages/home.ts', 'changed meanwhile')
  remember()
  expect(check().isFresh).toBe(false)
})

it('takes a damaged stamp for none', () => {
  make()
  write('build/.stamp', '{"digest":')
  expect(check().isFresh).toBe(false)
})
