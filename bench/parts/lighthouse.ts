import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { z } from 'zod'
import { findChromium } from '../../scripts/setup/chromium.mjs'
import { nodeBinary } from '../../scripts/setup/node-binary.mjs'
import { runQuietly } from '../../scripts/setup/processes.mjs'
import { inProject } from '../../scripts/setup/project.mjs'
import { Refusal } from '../../scripts/setup/refusal.mjs'
import { showProgress } from '../../scripts/setup/say.mjs'
import type { MeasuredServer } from '../measured-server.ts'
import { productIds } from '../public-pages.ts'
import type { Section } from '../section.ts'
import { median } from '../statistics.ts'

/** It needs 185 MB and is used by nothing else, so it is fetched when it is asked for and not with the project. */
const version = '12.8.2'
const folder = inProject('node_modules', '.cache', 'lighthouse')
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')

const times = 5
const leastScore = 96
const installLimitMs = 5 * 60_000
const runLimitMs = 2 * 60_000

const audit = z.object({ numericValue: z.number() })
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'total-byte-weight': audit,
  }),
})

const install = async () => {
  if (existsSync(program)) return
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `lighthouse@${version}`]
  const { code, output } = await showProgress(`Fetching Lighthouse ${version}`, () =>
    runQuietly({ file: 'npm', args, timeout: installLimitMs }),
  )
  if (code !== 0) throw new Refusal(output)
}

const runOnce = async (address: string, chromium: string) => {
  const args = [
    program,
    address,
    '--output=json',
    '--quiet',
    '--only-categories=performance',
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
  ]
  const env = { ...process.env, CHROME_PATH: chromium }
  const { code, output } = await runQuietly({ file: nodeBinary(), args, env, timeout: runLimitMs })
  if (code !== 0) throw new Refusal(output)
  const { environment, categories, audits } = reportSchema.parse(
    JSON.parse(output.slice(output.indexOf('{'))),
  )
  return {
    score: Math.round(categories.performance.score * 100),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
    machine: environment.benchmarkIndex,
  }
}

/** What a visitor with a telephone of the middle range sees of the pages that decide, by Lighthouse's own rules. */
export const measureLighthouse = async (server: MeasuredServer): Promise<Section> => {
  await install()
  const chromium = await findChromium()
  const [product] = await productIds(server)
  const pages = {
    boutique: '/boutique',
    home: '/',
    product: `/boutique/produit/${product}`,
    appointments: '/rendez-vous',
  }
  const measured = []
  for (const [name, path] of Object.entries(pages)) {
    const runs: Awaited<ReturnType<typeof runOnce>>[] = []
    for (let run = 0; run < times; run++)
      runs.push(await runOnce(`http://localhost:${server.port}${path}`, chromium))
    const of = (value: (run: (typeof runs)[number]) => number) => median(runs.map(value))
    measured.push({
      page: name,
      score: of(({ score }) => score),
      'of the five': runs.map(({ score }) => score).join(' '),
      'first paint, ms': Math.round(of(({ firstPaint }) => firstPaint)),
      'largest paint, ms': Math.round(of(({ largestPaint }) => largestPaint)),
      'blocked, ms': Math.round(of(({ blocked }) => blocked)),
      shift: of(({ shift }) => shift),
      bytes: of(({ bytes }) => bytes),
      machine: Math.round(of(({ machine }) => machine)),
    })
  }
  return {
    title: 'Lighthouse on a telephone',
    about: [
      `Medians of ${times} runs of Lighthouse ${version}, with its own slow network and processor.`,
      'A machine that is busy meanwhile makes every figure worse: look at the scores of the five, and at how fast Lighthouse',
      'found the machine (its benchmark index, where a desktop has 1,500 and more).',
    ],
    rows: measured,
    bounds: measured.map(({ page, score }) => ({
      promise: `${page}, at least ${leastScore}`,
      found: String(score),
      isKept: score >= leastScore,
    })),
  }
}
