import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageFileOf, pathTo, sitemap } from './sitemap.ts'

describe('the sitemap', () => {
  it('names a page for every file of src/pages, and a file for every page', () => {
    const files = readdirSync(new URL('./pages/', import.meta.url), { recursive: true })
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.page.tsx'))
    expect(files.sort()).toEqual(
      Object.values(sitemap)
        .map(({ path }) => pageFileOf(path))
        .sort(),
    )
  })

  it('is where the server takes the paths of pages from, for mails, papers and search engines', () => {
    const folder = new URL('./features/', import.meta.url)
    const files = readdirSync(folder, { recursive: true })
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => /^[^/]+\/server\/.*(?<!\.test)\.tsx?$/.test(name))
    expect(files.length).toBeGreaterThan(100)
    const beginnings = Object.values(sitemap)
      .map(({ path }) => path.replace(/:.*/, ''))
      .filter((path) => path.length > 1)
    const byHand = new RegExp(`['"\`}](?:${beginnings.join('|')})(?:['"\`?#$]|\\/\\$)`)
    expect(files.filter((file) => byHand.test(readFileSync(new URL(file, folder), 'utf8')))).toEqual([])
  })

  it('fills the parameters of a path', () => {
    expect(pathTo('product', { id: 'a/b ç' })).toBe('/boutique/produit/a%2Fb%20%C3%A7')
    expect(pathTo('shop')).toBe('/boutique')
  })
})
