import { readdirSync, readFileSync } from 'node:fs'
import { inProject } from '../setup/project.mjs'

const fenced = /^```[\s\S]*?^```/gm

/** The pages that are read outside of the code: paths from the root of the project. */
export const pages = [
  'README.md',
  'SECURITY.md',
  ...readdirSync(inProject('docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`),
]

export const textOf = (page: string) => readFileSync(inProject(page), 'utf8')

/** The headings of a page, without its blocks of code, where « # » begins a comment. */
export const headingsOf = (page: string) =>
  [
    ...textOf(page)
      .replace(fenced, '')
      .matchAll(/^#{1,6} (.+)$/gm),
  ].map(([, heading]) => heading ?? '')

/** The anchor of a heading, as GitHub makes it. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** Where the links of a page lead that name no other site, as they are written. */
export const innerLinksOf = (page: string) =>
  [
    ...textOf(page)
      .replace(fenced, '')
      .matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g),
  ]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))

/** What stands between backticks on a page, outside of its blocks of code. */
export const namesOf = (page: string) =>
  [
    ...textOf(page)
      .replace(fenced, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, name]) => name ?? '')
