import { expect, it } from 'vitest'
import { readHouseFile } from './house-files.ts'
import { versionedFile } from './versioned-file.ts'

const shelf: Readonly<Record<string, string>> = {
  'fr/cgv': '---\ntitle: Conditions\nversion: 2027-03-01\n---\nNouvelles',
  'fr/versions/cgv-2026-11-22': '---\ntitle: Conditions\nversion: 2026-11-22\n---\nAnciennes',
}

const read = (name: string, lng: string) => {
  const file = shelf[`${lng}/${name}`]
  if (file === undefined) throw new Error(`${lng}/${name} is not there`)
  return file
}

it('reads today’s words of a text under its version, and those of before under theirs', () => {
  expect(versionedFile('cgv', { version: '2027-03-01', lng: 'fr' }, read)).toContain('Nouvelles')
  expect(versionedFile('cgv', { version: '2026-11-22', lng: 'fr' }, read)).toContain('Anciennes')
})

it('never gives other words for a version that it does not have', () => {
  expect(() => versionedFile('cgv', { version: '2020-01-01', lng: 'fr' }, read)).toThrow(
    'fr/versions/cgv-2020-01-01',
  )
})

it('reads the house’s own files', () => {
  const today = readHouseFile('cgv', 'fr')
  const [, version = ''] = /^version: (.*)$/m.exec(today) ?? []
  expect(versionedFile('cgv', { version, lng: 'fr' })).toBe(today)
})
