import { existsSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inProject } from '../setup/project.mjs'
import { anchorOf, headingsOf, innerLinksOf, namesOf, pages, textOf } from './pages.ts'
import { treeOf } from './tree.ts'

const whyNotOpened = (page: string, link: string) => {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? page : posix.join(posix.dirname(page), decodeURIComponent(file))
  if (!existsSync(inProject(target))) return `${page} links to ${link}: there is no ${target}`
  if (anchor === undefined || !target.endsWith('.md')) return undefined
  if (headingsOf(target).map(anchorOf).includes(anchor)) return undefined
  return `${page} links to ${link}: no heading of ${target} is called so`
}

describe('the links of the documents', () => {
  it('open, the file and the heading', () => {
    expect(
      pages.flatMap((page) => innerLinksOf(page).flatMap((link) => whyNotOpened(page, link) ?? [])),
    ).toEqual([])
  })

  it('are found, those of headings among them', () => {
    expect(innerLinksOf('README.md')).toContain('docs/architecture.md')
    expect(innerLinksOf('docs/rules.md')).toContain('#9-numbers')
  })
})

/** Written by a reader who follows the page, and found nowhere before. */
const ofTheExample = /notebook|carnet|notes\.queries|note-list|NNNN/

describe('the documents of how it is built', () => {
  const built = ['README.md', 'docs/architecture.md', 'docs/adding-a-feature.md', 'docs/security.md']

  it('name files that are there', () => {
    const paths = treeOf('src', 'db', 'scripts', 'e2e', 'bench', 'content').map(({ path }) => path)
    const named = built.flatMap((page) =>
      namesOf(page)
        .filter((name) => /^[\w$][\w./$-]*\.(?:tsx?|mjs|css)$/.test(name) && !ofTheExample.test(name))
        .map((name) => ({ page, name })),
    )
    const missing = named.filter(
      ({ name }) => !paths.some((path) => path === name || path.endsWith(`/${name}`)),
    )
    expect(missing).toEqual([])
    expect(named.length).toBeGreaterThan(10)
  })

  it('list every room of platform, and no other', () => {
    const section =
      textOf('docs/architecture.md').split('## The rooms of platform')[1]?.split('\n## ')[0] ?? ''
    const listed = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, room]) => room)
    expect(listed).toEqual(readdirSync(inProject('src/platform')).toSorted())
  })
})
