import { mkdirSync, writeFileSync } from 'node:fs'
import { inProject } from '../../setup/project.mjs'
import { formatDuration } from '../../setup/say.mjs'

const folder = 'test-report'
const mostRows = 80

/**
 * @typedef {import('../phase.mjs').PhaseResult} PhaseResult
 * @typedef {import('./read-results.mjs').Result} Result
 */

/**
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const sum = (/** @type {number[]} */ values) => values.reduce((all, value) => all + value, 0)

/**
 * Seconds of the processor, and those that were waited: for a database, a server, a page or another test's turn.
 * @param {readonly Result[]} tests
 */
function times(tests) {
  const ms = sum(tests.map((test) => test.ms))
  const known = tests.flatMap(({ cpuMs }) => cpuMs ?? [])
  if (known.length === 0) return { ms, shown: [formatDuration(ms), '', ''] }
  const cpuMs = sum(known)
  return { ms, shown: [ms, cpuMs, Math.max(ms - cpuMs, 0)].map(formatDuration) }
}

/** By their files, in their order: the Node that starts the suite may be older than `Map.groupBy`. */
function byFile(/** @type {readonly Result[]} */ tests) {
  const files = new Map(tests.map(({ file }) => [file, /** @type {Result[]} */ ([])]))
  for (const test of tests) files.get(test.file)?.push(test)
  return [...files]
}

/**
 * What a run took, as a page to read: by phase, by file, by test.
 * @param {readonly PhaseResult[]} phases
 */
export function reportText(phases) {
  const head = ['In all', 'Processor', 'Waiting']
  const files = phases
    .flatMap(({ title, tests }) => byFile(tests).map(([file, ofFile]) => ({ title, file, ofFile })))
    .map((row) => ({ ...row, ...times(row.ofFile) }))
    .sort((a, b) => b.ms - a.ms)
  const tests = phases.flatMap((phase) => phase.tests).toSorted((a, b) => b.ms - a.ms)
  return [
    '# What the tests took',
    table(
      ['Phase', 'Time'],
      phases.map(({ title, ms }) => [title, formatDuration(ms)]),
    ),
    `## Files, the slowest ${Math.min(mostRows, files.length)} of ${files.length}`,
    table(
      ['File', 'In', 'Tests', ...head],
      files
        .slice(0, mostRows)
        .map(({ title, file, ofFile, shown }) => [file, title, ofFile.length, ...shown]),
    ),
    `## Tests, the slowest ${Math.min(mostRows, tests.length)} of ${tests.length}`,
    table(
      ['Test', 'File', ...head],
      tests
        .slice(0, mostRows)
        .map((test) => [test.title.replaceAll('|', '\\|'), test.file, ...times([test]).shown]),
    ),
    '',
  ].join('\n\n')
}

/**
 * Writes the page, and everything that was measured beside it for readers who want to count otherwise.
 * @param {readonly PhaseResult[]} phases
 */
export function writeReport(phases) {
  mkdirSync(inProject(folder), { recursive: true })
  writeFileSync(inProject(folder, 'times.md'), reportText(phases))
  writeFileSync(inProject(folder, 'times.json'), JSON.stringify(phases, undefined, 1))
  return `${folder}/times.md`
}
