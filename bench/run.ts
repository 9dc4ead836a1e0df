import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { runCommandLine } from '../scripts/setup/command-line.mjs'
import { inProject, projectDir } from '../scripts/setup/project.mjs'
import { Refusal } from '../scripts/setup/refusal.mjs'
import { formatDuration, say } from '../scripts/setup/say.mjs'
import { type MeasuredServer, withServer } from './measured-server.ts'
import { measureBytes } from './parts/bytes.ts'
import { measureJson } from './parts/json.ts'
import { measureLighthouse } from './parts/lighthouse.ts'
import { measureListing } from './parts/listing.ts'
import { measureLogins } from './parts/logins.ts'
import { measureOrders } from './parts/orders.ts'
import { measurePages } from './parts/pages.ts'
import { measurePapers } from './parts/papers.ts'
import { measureRenders } from './parts/renders.ts'
import { measureSlots } from './parts/slots.ts'
import { measureUploads } from './parts/uploads.ts'
import { type Section, sectionText } from './section.ts'

/** Parts that ask the running house; renders come first, while its cache is empty. */
const serverParts: Readonly<Record<string, (measured: MeasuredServer) => Promise<Section>>> = {
  renders: measureRenders,
  pages: measurePages,
  json: measureJson,
  bytes: measureBytes,
  logins: measureLogins,
  uploads: measureUploads,
}
/** Parts that take minutes and fetch what they need, so that they run only when they are named. */
const namedParts: typeof serverParts = { lighthouse: measureLighthouse }
const usualParts = [...Object.keys(serverParts), 'listing', 'orders', 'papers', 'slots', 'desk']
const partNames = [...usualParts, ...Object.keys(namedParts)]

const wantedParts = () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const wanted = values.only?.split(',') ?? usualParts
  const unknown = wanted.find((name) => !partNames.includes(name))
  if (unknown !== undefined)
    throw new Refusal(`There is no part « ${unknown} »: use --only with some of ${partNames.join(', ')}.`)
  return new Set(wanted)
}

const measure = async (wanted: ReadonlySet<string>) => {
  const sections: Section[] = []
  const show = (section: Section) => {
    sections.push(section)
    say(sectionText(section))
  }
  const asked = Object.entries({ ...serverParts, ...namedParts }).filter(([name]) => wanted.has(name))
  if (asked.length > 0)
    await withServer(async (measured) => {
      for (const [, part] of asked) show(await part(measured))
    })
  if (wanted.has('listing')) for (const section of await measureListing()) show(section)
  if (wanted.has('orders')) show(await measureOrders())
  if (wanted.has('papers')) show(await measurePapers())
  if (wanted.has('slots')) show(await measureSlots())
  if (wanted.has('desk')) for (const section of await measureDesk()) show(section)
  return sections
}

/** The desk knows its slices by the names of their files, which only Vite can find. */
const measureDesk = async () => {
  const desk = await runnerImport<typeof import('./parts/desk.ts')>(inProject('bench', 'parts', 'desk.ts'), {
    configFile: false,
    root: projectDir,
    logLevel: 'error',
  })
  return desk.module.measureDesk()
}

const machine = () => ({
  node: process.version,
  cores: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
  load: loadavg()[0]?.toFixed(1),
})

const keep = (result: object) => {
  mkdirSync(inProject('build'), { recursive: true })
  writeFileSync(inProject('build', 'bench.json'), `${JSON.stringify(result, null, 2)}\n`)
}

await runCommandLine(async () => {
  const wanted = wantedParts()
  const startedMs = performance.now()
  const before = machine()
  say(`Node ${before.node}, ${before.cores}, load ${before.load} before the start`)
  const sections = await measure(wanted)
  keep({ ...before, sections })
  const failed = sections.flatMap(({ bounds }) => bounds).filter(({ isKept }) => !isKept)
  say(`\n${formatDuration(performance.now() - startedMs)}; the figures are in build/bench.json`)
  for (const { promise, found } of failed) say(`✗ ${promise}: ${found}`)
  return failed.length > 0 ? 1 : 0
})
