import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globExpression, importersOf, touchedBy } from './import-graph.mjs'

const sources = {
  'src/shared/money.ts': 'export const cents = 1',
  'src/orders/quote.ts': `import { cents } from '../shared/money.ts'`,
  'src/orders/quote.test.ts': `import { quote } from './quote.ts'`,
  'src/app/routes.ts': `const found = import.meta.glob('../*/*.routes.ts', { eager: true })`,
  'src/orders/orders.routes.ts': '',
  'src/app/worker.ts': `new Worker(join(process.cwd(), 'src/orders/printing.ts'))`,
  'src/orders/printing.ts': '',
  'src/app/migrations.ts': `fileURLToPath(new URL('../../db/migrations', import.meta.url))`,
  'db/migrations/0001-orders.sql': 'create table orders ()',
}

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'graph-'))
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const touched = (...files: string[]) => {
  const importers = importersOf({ root, files: Object.keys(sources) })
  return [...touchedBy({ files, importers })].filter((file) => !files.includes(file)).sort()
}

describe('what a change touches', () => {
  it('is whatever imports it, through however many files', () => {
    expect(touched('src/shared/money.ts')).toEqual(['src/orders/quote.test.ts', 'src/orders/quote.ts'])
  })

  it('is what finds it by a pattern', () => {
    expect(touched('src/orders/orders.routes.ts')).toEqual(['src/app/routes.ts'])
  })

  it('is what runs it by its path', () => {
    expect(touched('src/orders/printing.ts')).toEqual(['src/app/worker.ts'])
  })

  it('is what reads its folder', () => {
    expect(touched('db/migrations/0001-orders.sql')).toEqual(['src/app/migrations.ts'])
  })

  it('is nothing where nobody names it', () => {
    expect(touched('src/orders/quote.test.ts')).toEqual([])
  })
})

it('reads patterns as Vite does', () => {
  const matches = (pattern: string, path: string) => globExpression(pattern).test(path)
  expect(matches('src/features/*/*.texts.fr.ts', 'src/features/notes/notes.texts.fr.ts')).toBe(true)
  expect(matches('src/features/*/*.texts.fr.ts', 'src/features/notes/web/x.texts.fr.ts')).toBe(false)
  expect(matches('src/*/{web,admin}/**/*.ts', 'src/notes/web/x.ts')).toBe(true)
  expect(matches('src/*/{web,admin}/**/*.ts', 'src/notes/admin/a/b/x.ts')).toBe(true)
  expect(matches('src/*/{web,admin}/**/*.ts', 'src/notes/server/x.ts')).toBe(false)
})
