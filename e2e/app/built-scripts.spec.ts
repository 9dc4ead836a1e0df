import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../journey.ts'

const folder = 'build/client/assets'

/** The name under which zod keeps a schema's inside, which no build shortens. */
const markOfZod = '_zod'

test('no script of the browser brings zod, in whatever package it hides', () => {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  const bringing = scripts.filter((file) => readFileSync(join(folder, file), 'utf8').includes(markOfZod))
  expect(bringing).toEqual([])
})
