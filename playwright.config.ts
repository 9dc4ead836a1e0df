import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4310)
const dataDir = process.env.E2E_DATA_DIR ?? 'data/e2e'
process.env.CHROMIUM_PATH ??= '/usr/bin/chromium'

/** What is walked for its own sake: by the name of its file, or by its tag. */
const deep = /@deep|\.deep\.spec/
const { E2E_DEPTH: depth, E2E_FIRST: first } = process.env
const ofDepth = depth === 'quick' ? { grepInvert: deep } : depth === 'deep' ? { grep: deep } : {}
/** The journeys of what changed come before the others: projects run in the order they are named in. */
const changed = first ? first.split(' ').map((file) => `**/${file}`) : []
const projects = [
  ...(changed.length > 0 ? [{ name: 'changed', testMatch: changed }] : []),
  { name: 'journeys', testIgnore: changed },
]

/** The first time, the demo house is furnished. */
const startLimitMs = 3 * 60_000

/** Journeys on the built server with the demo house; `scripts/test.mjs` builds first and finds the browser. */
export default defineConfig({
  testDir: 'e2e',
  // One more than there are cores: while a journey waits for the house, another can go on.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  ...ofDepth,
  projects,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // Recording every step of every journey takes a third of their time again: it is on only when asked for.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: fileURLToPath(new URL('e2e/nice-browser.sh', import.meta.url)),
      args: [
        '--no-sandbox',
        // The tabs of a profile share what they have compiled: journeys keep one for each other, see e2e/kept-profile.ts.
        '--process-per-site',
        '--disable-gpu',
        // Nothing is drawn by a card: a process of its own would only pass on what the browser's draws.
        '--in-process-gpu',
        // Pages live for seconds: to optimise their scripts takes longer than the scripts do, and so does tidying up.
        '--js-flags=--no-opt --no-maglev --no-flush-bytecode --min-semi-space-size=16',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node scripts/suite/furnished-server.mjs',
    url: `http://localhost:${port}/readyz`,
    timeout: startLimitMs,
    reuseExistingServer: false,
    stdout: 'ignore',
    env: { NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  },
})
