import { mkdirSync, writeFileSync } from 'node:fs'
import { inProject } from '../../setup/project.mjs'
import { formatDuration } from '../../setup/say.mjs'
import { fileTimes } from './file-times.mjs'

const folder = 'test-report'
const mostRows = 60

/** @typedef {import('./event-log.mjs').SuiteEvent} SuiteEvent */

/**
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** @param {number | undefined} ms */
const shown = (ms) => (ms === undefined ? '' : formatDuration(ms))

/** @param {readonly SuiteEvent[]} events */
function costRows(events) {
  /** @type {Map<string, number[]>} */
  const costs = new Map()
  for (const event of events)
    if (event.kind === 'cost') costs.set(event.what, [...(costs.get(event.what) ?? []), event.ms])
  const sum = (/** @type {number[]} */ values) => values.reduce((all, value) => all + value, 0)
  return [...costs]
    .sort(([, a], [, b]) => sum(b) - sum(a))
    .map(([what, times]) => [what, times.length, shown(sum(times)), shown(sum(times) / times.length)])
}

/**
 * What a run took, as a page to read: by phase, by what many tests pay for, by file, by test.
 * @param {readonly SuiteEvent[]} events
 */
export function reportText(events) {
  const phases = events.flatMap((event) => (event.kind === 'phase' ? [[event.title, shown(event.ms)]] : []))
  const files = fileTimes(events)
  const tests = events.flatMap((event) => (event.kind === 'test' ? [event] : [])).sort((a, b) => b.ms - a.ms)
  return [
    '# What the tests took',
    table(['Phase', 'Time'], phases),
    '## Shared costs',
    'Paid within the times of files and tests below, by processes side by side.',
    table(['What', 'Times', 'In all', 'Each'], costRows(events)),
    `## Files, the slowest ${Math.min(mostRows, files.length)} of ${files.length}`,
    table(
      ['File', 'Of', 'Tests', 'In all', 'Import', 'Hooks', 'Tests alone'],
      files
        .slice(0, mostRows)
        .map(({ group, file, tests: number, ms, importMs, hooksMs, testsMs }) => [
          file,
          group,
          number,
          shown(ms),
          shown(importMs),
          shown(hooksMs),
          shown(testsMs),
        ]),
    ),
    `## Tests, the slowest ${Math.min(mostRows, tests.length)} of ${tests.length}`,
    table(
      ['Test', 'File', 'Time'],
      tests.slice(0, mostRows).map(({ title, file, ms }) => [title.replaceAll('|', '\\|'), file, shown(ms)]),
    ),
    '',
  ].join('\n\n')
}

/**
 * Writes the page, and everything that was measured beside it for readers who want to count otherwise.
 * @param {readonly SuiteEvent[]} events
 */
export function writeReport(events) {
  mkdirSync(inProject(folder), { recursive: true })
  writeFileSync(inProject(folder, 'times.md'), reportText(events))
  writeFileSync(inProject(folder, 'times.json'), JSON.stringify(events, undefined, 1))
  return `${folder}/times.md`
}
