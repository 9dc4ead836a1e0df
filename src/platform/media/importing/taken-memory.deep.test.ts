import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { plainPicture } from '../../../testing/pictures/sample-pictures.ts'

const megabyte = 1024 * 1024

/** A program that takes in so many pictures one after the other, and reports the growth of its memory. */
const program = (file: string) => `
  import { readFileSync } from 'node:fs'
  import { importPicture } from ${JSON.stringify(new URL('import-picture.ts', import.meta.url))}
  const bytes = readFileSync(${JSON.stringify(file)})
  const before = process.memoryUsage.rss()
  for (let number = 0; number < 6; number++)
    await importPicture(Buffer.concat([bytes, Buffer.from(String(number))]))
  console.log(process.memoryUsage.rss() - before)`

describe('a process that took in pictures', () => {
  it('holds no more afterwards than it held before', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'taken-'))
    const file = join(folder, 'photograph.jpg')
    const photograph = plainPicture({ width: 6000, height: 4000 })
    writeFileSync(file, await photograph.jpeg().toBuffer())
    const args = ['--input-type=module', '--eval', program(file)]
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 })
    rmSync(folder, { recursive: true, force: true })
    expect(Number(stdout) / megabyte).toBeLessThan(50)
  }, 90_000)
})
