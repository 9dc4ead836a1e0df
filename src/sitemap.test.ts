import { readdirSync } from 'node:fs'
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

  it('fills the parameters of a path', () => {
    expect(pathTo('product', { id: 'a/b ç' })).toBe('/boutique/produit/a%2Fb%20%C3%A7')
    expect(pathTo('shop')).toBe('/boutique')
  })
})
