import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { nodeBinary } from './node-binary.mjs'
import { runQuietly } from './processes.mjs'
import { commandFile, inProject, projectDir } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { showProgress } from './say.mjs'

const answerLimitMs = 30_000
const aptLimitMs = 180_000
/** The same engine without the windows around it: the journeys take 40 % less of the machine with it. */
const headlessShell = { name: 'chromium-headless-shell', places: ['/usr/bin/chromium-headless-shell'] }
/** @type {Record<string, string[]>} */
const usualPlaces = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/**
 * Picks the browser of the tests: the one named, else the first that runs where one of the ways leads.
 * @param {object} options
 * @param {string | undefined} options.named
 * @param {(path: string) => Promise<boolean>} options.works
 * @param {(() => Promise<string[]>)[]} options.ways each answers with places to look in, the best first; it may install one
 */
export async function chooseChromium({ named, works, ways }) {
  if (named) {
    if (await works(named)) return named
    throw new Refusal(
      `CHROMIUM_PATH names « ${named} », which is not a Chromium that runs: correct it or unset it.`,
    )
  }
  for (const findPlaces of ways) {
    for (const path of await findPlaces()) if (await works(path)) return path
  }
  throw new Refusal(
    'The browser tests need Chromium and it could not be installed: install it, or set CHROMIUM_PATH to one.',
  )
}

/**
 * Some distributions ship a placeholder under a browser's name, so being there is not enough.
 * @param {string} path
 */
async function works(path) {
  if (!existsSync(path)) return false
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return true
  const command = { file: path, args: ['--version'], timeout: answerLimitMs }
  const { code, output } = await runQuietly(command).catch(() => ({ code: 1, output: '' }))
  return code === 0 && /chrom/i.test(output)
}

const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs a browser from the system's own packages; nothing of what is installed is removed for it. Answers whether
 * it is there.
 * @param {string} name
 */
async function installWithApt(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = async (/** @type {string[]} */ ...args) => {
    const command = { file: '/usr/bin/apt-get', args, env, timeout: aptLimitMs }
    const { code } = await runQuietly(command).catch(() => ({ code: 1 }))
    return code === 0
  }
  // The faces that stand in for those of the house until they come are measured on these.
  const install = () =>
    apt('install', '-y', '--no-install-recommends', '--no-remove', name, 'fonts-liberation')
  return showProgress(
    `Installing ${name} with apt-get`,
    async () => (await install()) || ((await apt('update')) && (await install())),
  )
}

/** Only newer systems have it: one that has it not is asked once, and not at every run. */
async function installHeadlessShell() {
  const isMissing = inProject('node_modules', '.cache', `no-${headlessShell.name}`)
  if (!hasApt() || existsSync(isMissing)) return []
  if (await installWithApt(headlessShell.name)) return headlessShell.places
  mkdirSync(dirname(isMissing), { recursive: true })
  writeFileSync(isMissing, '')
  return []
}

async function installChromium() {
  return hasApt() && (await installWithApt('chromium')) ? (usualPlaces.linux ?? []) : []
}

/** Where Playwright keeps the browser of its own version, downloaded or not. */
async function playwrightPlaces() {
  const code = "import { chromium } from 'playwright-core'; process.stdout.write(chromium.executablePath())"
  const options = { file: nodeBinary(), args: ['--input-type=module', '--eval', code], cwd: projectDir }
  const { output } = await runQuietly(options)
  return [output]
}

async function installWithPlaywright() {
  const args = [commandFile('@playwright/test', 'playwright'), 'install', 'chromium']
  await showProgress("Downloading Playwright's own Chromium", () => runQuietly({ file: nodeBinary(), args }))
  return playwrightPlaces()
}

/** The path of a Chromium that runs, installed if there was none. */
export function findChromium() {
  return chooseChromium({
    named: process.env.CHROMIUM_PATH,
    works,
    ways: [
      async () => headlessShell.places,
      installHeadlessShell,
      async () => usualPlaces[process.platform] ?? [],
      playwrightPlaces,
      installChromium,
      installWithPlaywright,
    ],
  })
}
