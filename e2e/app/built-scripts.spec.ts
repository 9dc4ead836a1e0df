import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { deepFirstVisit, expect, firstVisit, test } from '../journey.ts'

const folder = 'build/client/assets'

const scripts = () => readdirSync(folder).filter((file) => file.endsWith('.js'))

/** The name under which zod keeps a schema's inside, which no build shortens. */
const markOfZod = '_zod'

test('no script of the browser brings zod, in whatever package it hides', () => {
  expect(scripts().length).toBeGreaterThan(0)
  const bringing = scripts().filter((file) => readFileSync(join(folder, file), 'utf8').includes(markOfZod))
  expect(bringing).toEqual([])
})

const inEnglish = (file: string) => file.replace(/\.js$/, '.en.js')

/** Tells whether a reader of French or English is given a script that was built for the other. */
const isForeign = (file: string, lng: 'fr' | 'en') =>
  lng === 'fr' ? file.endsWith('.en.js') : existsSync(join(folder, inEnglish(file)))

const sentencesOf = (texts: unknown): string[] =>
  typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(sentencesOf) : [String(texts)]

/** What parts of pages say, as far as it is written in their own texts only and is too long to occur elsewhere. */
const saidByParts = async () => {
  const roots = globSync('src/features/*/*.ts').map((path) => readFileSync(path, 'utf8'))
  const saidElsewhere = roots.join('\n')
  const said: Record<'fr' | 'en', string[]> = { fr: [], en: [] }
  for (const path of globSync('src/{features/*/{web,admin},ui}/**/*.texts.ts')) {
    const source = readFileSync(path, 'utf8')
    const exported: Record<string, typeof said> = await import(pathToFileURL(resolve(path)).href)
    for (const { fr, en } of Object.values(exported)) {
      const own = (texts: unknown) =>
        sentencesOf(texts).filter(
          (text) => text.length > 30 && source.includes(`'${text}'`) && !saidElsewhere.includes(text),
        )
      said.fr.push(...own(fr))
      said.en.push(...own(en))
    }
  }
  return said
}

test('no script brings what a part of a page says in two languages', async () => {
  const said = await saidByParts()
  expect(said.fr.length).toBeGreaterThan(500)
  const codes = new Map(scripts().map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const speaking = (sentences: readonly string[]) =>
    [...codes].filter(([, code]) => sentences.some((text) => code.includes(text))).map(([file]) => file)
  const [french, english] = [speaking(said.fr), speaking(said.en)]
  expect(french.length).toBeGreaterThan(40)
  expect(french.filter((file) => file.endsWith('.en.js'))).toEqual([])
  expect(english.filter((file) => !file.endsWith('.en.js'))).toEqual([])
})

for (const lng of ['fr', 'en'] as const)
  test(
    `anyone who reads ${lng} loads no script of another language, from page to page`,
    lng === 'fr' ? firstVisit : deepFirstVisit,
    async ({ page }) => {
      const loaded = new Set<string>()
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.endsWith('.js')) loaded.add(basename(pathname))
      })
      await page.goto(`/?lng=${lng}`)
      await page.getByRole('banner').locator('a[href^="/boutique"]').first().click()
      // The home page has articles too.
      await expect(page).toHaveURL(/\/boutique(?:\?|$)/)
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/boutique\/produit\//)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      expect(loaded.size).toBeGreaterThan(20)
      expect([...loaded].filter((file) => isForeign(file, lng))).toEqual([])
      expect([...loaded].some((file) => file.startsWith('_id.page'))).toBe(true)
    },
  )
