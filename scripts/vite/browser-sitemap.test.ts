import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sitemap } from '../../src/sitemap.ts'
import { pathsAndAccess } from './browser-sitemap.ts'

it('leaves the browser the path of every page and whether it is for customers who are signed in, and nothing else', () => {
  const source = readFileSync(new URL('../../src/sitemap.ts', import.meta.url), 'utf8')
  const [, written = ''] =
    /export const sitemap = (\{[\s\S]*?\n\}) as const/.exec(pathsAndAccess(source)) ?? []
  const pages = [...written.matchAll(/(\w+): \{([^}]*)\}/g)].map(([, name, facts = '']) => [
    name,
    Object.fromEntries([...facts.matchAll(/(\w+): '([^']*)'/g)].map(([, key, value]) => [key, value])),
    facts.match(/\w+:/g),
  ])
  const kept = Object.entries(sitemap).filter(([, page]) => !('development' in page))
  expect(pages).toEqual(
    kept.map(([name, { path, access }]) =>
      access !== 'user' ? [name, { path }, ['path:']] : [name, { path, access }, ['path:', 'access:']],
    ),
  )
})
