import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from '../setup/project.mjs'
import { textOf } from './pages.ts'

const page = 'docs/adding-a-feature.md'

/** What the worked example needs of the project to be compiled, linted and tested. */
const needed = [
  'src',
  'scripts',
  'content',
  'public',
  'db/migrations',
  'package.json',
  'biome.json',
  'tsconfig.json',
  'vitest.config.ts',
]

const nextMigration = () =>
  String(
    Math.max(...readdirSync(inProject('db/migrations')).map((file) => Number(file.slice(0, 4)) || 0)) + 1,
  ).padStart(4, '0')

/** The files that the page says to write: « **`path`** », then a block of code. */
export const filesOfPage = () =>
  [...textOf(page).matchAll(/^\*\*`([^`]+)`\*\*\n\n```\w+\n([\s\S]*?)^```/gm)].map(
    ([, path = '', code = '']) => ({
      path: path.replace('NNNN', nextMigration()),
      code,
    }),
  )

/** The lines that the page says to add: « in `path`, above|below `line` », then a block of code. */
export const linesOfPage = () =>
  [...textOf(page).matchAll(/\bin `([^`]+)`, (above|below) `([^`]+)`\n\n```\w+\n([\s\S]*?)^```/gm)].map(
    ([, path = '', side = '', line = '', code = '']) => ({ path, side, line, code }),
  )

/** Copies the project to a folder and does there what the page says. */
export const followPage = (folder: string) => {
  for (const path of needed) cpSync(inProject(path), join(folder, path), { recursive: true })
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'), 'dir')
  for (const { path, code } of filesOfPage()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code, { flag: 'wx' })
  }
  for (const { path, side, line, code } of linesOfPage()) {
    const file = join(folder, path)
    const lines = readFileSync(file, 'utf8').split('\n')
    const places = lines.flatMap((each, place) => (each.trim() === line ? [place] : []))
    const [place] = places
    if (place === undefined || places.length > 1)
      throw new Error(`${page}: ${path} has ${places.length} lines « ${line} », where one was to be found`)
    lines.splice(side === 'above' ? place : place + 1, 0, ...code.trimEnd().split('\n'))
    writeFileSync(file, lines.join('\n'))
  }
}
