import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { oneLanguage } from './one-language.ts'

const root = mkdtempSync(join(tmpdir(), 'one-language-'))

afterAll(() => rmSync(root, { recursive: true }))

const sources = (toShop: string) => ({
  'entry.js': `import { inks } from './inks.js'
    inks()
    addEventListener('click', async () => (await import('./page.js')).show())`,
  'inks.js': `export const inks = () => import('./ink.js')`,
  'ink.js': `export const ink = 'garance'`,
  'page.js': `import { notesTexts } from './src/features/notes/web/notes.texts.ts'
    export const show = () => console.log(notesTexts[document.documentElement.lang])`,
  'src/features/notes/web/notes.texts.ts': `import { asked } from '../notes.sentences.ts'
    const fr = { title: 'Le carnet', 'to-shop': 'Vers la boutique', notes: ['Une pièce'], asked: asked.fr } as const
    const en: { readonly title: string } & object = { title: 'The notebook', 'to-shop': '${toShop}', notes: ['$& one'], asked: asked.en }
    export const notesTexts = { fr, en }`,
  'src/features/notes/notes.sentences.ts': `export const asked = { fr: 'Et vous ?', en: 'And you?' }`,
})

/** The scripts that a small house is built into, by their names without what their content makes of them. */
const built = async (toShop: string) => {
  const folder = join(root, toShop)
  for (const [path, text] of Object.entries(sources(toShop))) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const answer = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [oneLanguage()],
    build: { write: false, rollupOptions: { input: join(folder, 'entry.js') } },
  })
  const output = 'output' in answer ? answer.output : []
  return new Map(
    output.map((file) => [
      file.fileName.replace(/^assets\/(\w+)-[\w-]{8}/, '$1'),
      { fileName: file.fileName, code: String(file.type === 'chunk' ? file.code : file.source) },
    ]),
  )
}

it('gives each language its own words, and scripts that lead to no others', async () => {
  const scripts = await built('To the shop')
  expect([...scripts.keys()].sort()).toEqual(['entry.en.js', 'entry.js', 'ink.js', 'page.en.js', 'page.js'])
  const [french, english] = ['page.js', 'page.en.js'].map((name) => scripts.get(name))
  expect(french?.code).toMatch(/fr:\{title:"Le carnet","to-shop":"Vers la boutique",notes:\["Une pièce"\]/)
  expect(french?.code).toContain('Et vous ?')
  expect(french?.code).not.toMatch(/notebook|And you/)
  expect(english?.code).toMatch(/en:\{title:"The notebook","to-shop":"To the shop",notes:\["\$& one"\]/)
  expect(english?.code).not.toMatch(/carnet|Et vous/)
  const entries = ['entry.js', 'entry.en.js'].map((name) => scripts.get(name)?.code ?? '')
  expect(entries[0]).toContain(french?.fileName.replace('assets/', ''))
  expect(entries[0]).not.toContain('.en.js')
  expect(entries[1]).toContain(english?.fileName.replace('assets/', ''))
  expect(entries[1]).not.toContain(french?.fileName.replace('assets/', ''))
})

it('gives a script another name when the words of either language change', async () => {
  const [before, after] = [await built('To the shop'), await built('On to the shop')]
  for (const name of ['entry.js', 'entry.en.js', 'page.js', 'page.en.js'])
    expect(after.get(name)?.fileName).not.toBe(before.get(name)?.fileName)
  expect(after.get('ink.js')?.fileName).toBe(before.get('ink.js')?.fileName)
})
