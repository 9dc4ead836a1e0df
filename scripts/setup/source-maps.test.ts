import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodeBinary, sourceMapFlags } from './node-binary.mjs'
import { runQuietly } from './processes.mjs'

/** A built file of one line, which came from the third line of another. */
const writeBuilt = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  const map = { version: 3, sources: ['gown.ts'], names: [], mappings: 'AAEA' }
  writeFileSync(join(folder, 'gown.mjs.map'), JSON.stringify(map))
  writeFileSync(
    join(folder, 'gown.mjs'),
    "console.log(new Error('torn').stack)\n//# sourceMappingURL=gown.mjs.map\n",
  )
  return join(folder, 'gown.mjs')
}

const folder = mkdtempSync(join(tmpdir(), 'maps-'))

const saysOf = async (file: string) =>
  (await runQuietly({ file: nodeBinary(), args: [...sourceMapFlags, file] })).output

test('a fault of our own names the line of its source', async () => {
  expect(await saysOf(writeBuilt(join(folder, 'build')))).toContain('gown.ts:3')
})

test('the maps of libraries are not kept', async () => {
  expect(await saysOf(writeBuilt(join(folder, 'node_modules', 'tulle')))).toContain('gown.mjs:1')
})
