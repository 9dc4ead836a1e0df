import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { inProject } from '../../scripts/setup/project.mjs'

const contactSheet = (...options: readonly string[]) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [inProject('tools/croquis/draw.ts'), 'contact-sheet', ...options],
    {
      encoding: 'utf8',
    },
  )
  return { status, said: stderr.trim() }
}

/** Node's own start and the drawing code's; nothing is drawn. */
const limitMs = 30_000

describe('the contact sheet', { timeout: limitMs }, () => {
  it.each([
    [['--only=XYZ'], 'No picture is chosen'],
    [['--views=frnt'], 'No picture is chosen'],
    [['--width=abc'], '--width is a whole number'],
    [['--columns=0'], '--columns is a whole number'],
  ])('refuses %s with a sentence and no stack', (options, sentence) => {
    const { status, said } = contactSheet(...options)
    expect(status).toBe(1)
    expect(said).toContain(sentence)
    expect(said.split('\n')).toHaveLength(1)
  })
})
