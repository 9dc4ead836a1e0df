import process from 'node:process'
import { expect, it } from 'vitest'
import { launch } from './processes.mjs'
import { inProject } from './project.mjs'
import { formatDuration } from './say.mjs'

it.each([
  [12.4, '12 ms'],
  [3_240, '3.2 s'],
  [59_949, '59.9 s'],
  [59_960, '1 min 00 s'],
  [125_000, '2 min 05 s'],
])('writes %d ms as « %s »', (durationMs, text) => {
  expect(formatDuration(durationMs)).toBe(text)
})

const work = `
  const { say, showProgress } = await import(${JSON.stringify(inProject('scripts/setup/say.mjs'))})
  await showProgress('Drawing', async (tellHowFar) => {
    tellHowFar('3 of 9')
    say('Something happened.')
    tellHowFar('9 of 9')
  })`

const printed = async ({ isTerminal = true, ci = '' }) => {
  const code = `process.stdout.isTTY = ${isTerminal}; ${work}`
  const env = { ...process.env, CI: ci }
  const { ended, output } = launch({
    file: process.execPath,
    args: ['--input-type=module', '--eval', code],
    env,
  })
  await ended
  return output().replace(/\d+ ms/g, 'at once')
}

it('shows a person one line that is rewritten, and makes way for what is said meanwhile', async () => {
  const erased = '\r\u001b[2K'
  expect(await printed({})).toBe(
    [
      `… Drawing${erased}… Drawing, 3 of 9, at once${erased}Something happened.\n`,
      `… Drawing, 9 of 9, at once${erased}✓ Drawing, 9 of 9, at once`,
    ].join(''),
  )
})

it.each([
  ['without a terminal', { isTerminal: false }],
  ['where CI is set', { ci: 'true' }],
])('prints plain lines, and no step of its own, %s', async (_, where) => {
  expect(await printed(where)).toBe('… Drawing\nSomething happened.\n✓ Drawing, 9 of 9, at once')
})
