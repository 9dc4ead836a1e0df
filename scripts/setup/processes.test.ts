import { expect, it } from 'vitest'
import { exitCodeOf, runQuietly } from './processes.mjs'
import { Refusal } from './refusal.mjs'

const runNode = (code: string) => runQuietly({ file: process.execPath, args: ['--eval', code] })

it('answers with the exit code of the process', () => {
  expect(exitCodeOf({ code: 3, signal: null })).toBe(3)
})

it('answers 128 plus the number of the signal that ended the process', () => {
  expect(exitCodeOf({ code: null, signal: 'SIGINT' })).toBe(130)
  expect(exitCodeOf({ code: null, signal: 'SIGTERM' })).toBe(143)
  expect(exitCodeOf({ code: null, signal: 'SIGKILL' })).toBe(137)
})

it('keeps what a command prints on both streams', async () => {
  const { code, output } = await runNode(`console.log('one'); console.error('two'); process.exitCode = 4`)
  expect(code).toBe(4)
  expect(output.split('\n').sort()).toEqual(['one', 'two'])
})

it('reports a command that was killed', async () => {
  const { code } = await runNode(`process.kill(process.pid, 'SIGTERM')`)
  expect(code).toBe(143)
})

it('refuses in one sentence a command that does not exist', async () => {
  await expect(runQuietly({ file: '/nowhere/tool', args: [] })).rejects.toThrow(Refusal)
})
