import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { languageAssets, languageOfVersion } from './language-assets.ts'

const client = mkdtempSync(join(tmpdir(), 'language-assets-'))
mkdirSync(join(client, 'assets'))
for (const name of ['home-A1.js', 'home-A1.en.js', 'home.css', 'framework-B2.js'])
  writeFileSync(join(client, 'assets', name), '')

afterAll(() => rmSync(client, { recursive: true }))

const { named, assetsIn } = languageAssets(client)

const home = {
  id: 'home',
  module: '/assets/home-A1.js',
  imports: ['/assets/framework-B2.js', '/assets/home-A1.js'],
  css: ['/assets/home.css'],
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
}

const assets = {
  entry: { module: '/assets/home-A1.js', imports: [] },
  routes: { home },
  url: '/assets/manifest-C3.js',
  version: 'c3',
}

it('names the scripts of the first language as they were built', () => {
  expect(assetsIn(assets, 'fr')).toBe(assets)
  expect(named('/assets/home-A1.js', 'fr')).toBe('/assets/home-A1.js')
})

it('names those of another where there are such, and leaves all others', () => {
  expect(named('/assets/home-A1.js', 'en')).toBe('/assets/home-A1.en.js')
  const { entry, routes } = assetsIn(assets, 'en')
  expect(entry.module).toBe('/assets/home-A1.en.js')
  expect(routes.home).toMatchObject({
    module: '/assets/home-A1.en.js',
    imports: ['/assets/framework-B2.js', '/assets/home-A1.en.js'],
    css: ['/assets/home.css'],
  })
})

it('tells by its version which language a page was written in', () => {
  expect(
    [assetsIn(assets, 'fr'), assetsIn(assets, 'en')].map(({ version }) => languageOfVersion(version)),
  ).toEqual(['fr', 'en'])
  expect(languageOfVersion(null)).toBe('fr')
})
