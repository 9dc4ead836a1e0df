import { rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { runCommandLine } from './setup/command-line.mjs'
import { installIfNeeded } from './setup/install.mjs'
import { formatDuration, say } from './setup/say.mjs'
import { readArguments } from './suite/arguments.mjs'
import { chooseTests } from './suite/choosing/choose-tests.mjs'
import { addCounts, exitCodeFor, summaryLine } from './suite/counts.mjs'
import { eventsVariable, followEvents } from './suite/events/event-log.mjs'
import { writeReport } from './suite/events/write-report.mjs'
import { makeRunFolder } from './suite/run-folder.mjs'
import { runSuite } from './suite/run-suite.mjs'

await runCommandLine(async () => {
  const wanted = readArguments(process.argv.slice(2))
  await installIfNeeded()
  const startedMs = performance.now()
  const folder = makeRunFolder()
  const eventsPath = join(folder, 'events')
  process.env[eventsVariable] = eventsPath
  process.env.TMPDIR = folder
  try {
    const choice = await chooseTests(wanted)
    if (choice)
      say(`${choice.tests.length} files of tests and ${choice.journeys.length} of journeys are touched.`)
    const phases = await runSuite({ choice, folder })
    const counts = addCounts(phases.map((phase) => phase.counts))
    say()
    if (wanted.isReported) {
      const path = writeReport(followEvents(eventsPath, { from: 'beginning' }).read())
      say(`What it took is told in ${path}.`)
    }
    for (const phase of phases)
      if (phase.counts.failed > 0) say(`✗ ${phase.title}: ${summaryLine(phase.counts)}`)
    say(`It took ${formatDuration(performance.now() - startedMs)}.`)
    say(summaryLine(counts))
    return exitCodeFor(counts)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
