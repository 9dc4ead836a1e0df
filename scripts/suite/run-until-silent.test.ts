import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { runUntilSilent } from './run-until-silent.mjs'

const command = (program: string) => ({ file: process.execPath, args: ['--eval', program] })

it('answers how a runner ended, which may take longer than it may be silent', {
  tags: ['deep'],
}, async () => {
  const talking = `let told = 0
    const timer = setInterval(() => { process.stdout.write(' '); if (++told === 8) clearInterval(timer) }, 100)
    process.exitCode = 3`
  expect(await runUntilSilent(command(talking), 600)).toBe(3)
})

it('ends one that hangs with all that it started, and fails', { tags: ['deep'] }, async () => {
  const mark = `hung-${process.pid}`
  const hanging = `require('node:child_process').spawn('sleep', ['600'], { argv0: '${mark}' }); setInterval(() => {}, 1000)`
  expect(await runUntilSilent(command(hanging), 600)).not.toBe(0)
  expect(execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' })).not.toContain(`${mark} 600`)
})
