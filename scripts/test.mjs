import { rmSync } from 'node:fs'
import process from 'node:process'
import { runCommandLine } from './setup/command-line.mjs'
import { installIfNeeded } from './setup/install.mjs'
import { formatDuration, say } from './setup/say.mjs'
import { readArguments } from './suite/arguments.mjs'
import { addCounts, exitCodeFor, summaryLine } from './suite/counts.mjs'
import { partOf } from './suite/parts/parts.mjs'
import { failureLines, faultLines } from './suite/phase.mjs'
import { writeReport } from './suite/results/write-report.mjs'
import { makeRunFolder } from './suite/run-folder.mjs'
import { runSuite } from './suite/run-suite.mjs'

await runCommandLine(async () => {
  const wanted = readArguments(process.argv.slice(2))
  await installIfNeeded()
  const startedMs = performance.now()
  const folder = makeRunFolder()
  process.env.TMPDIR = folder
  try {
    const phases = await runSuite({ part: await partOf(wanted), depth: wanted.depth, folder })
    const counts = addCounts(phases.map((phase) => phase.counts))
    say()
    if (wanted.isReported) say(`What it took is told in ${writeReport(phases)}.`)
    for (const line of phases.flatMap(faultLines)) say(line)
    for (const line of phases.flatMap(failureLines)) say(line)
    say(`It took ${formatDuration(performance.now() - startedMs)}.`)
    say(summaryLine(counts))
    return exitCodeFor(counts)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
