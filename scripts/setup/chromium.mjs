import { existsSync } from 'node:fs'
import process from 'node:process'
import { nodeBinary } from './node-binary.mjs'
import { runQuietly } from './processes.mjs'
import { commandFile, projectDir } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { showProgress } from './say.mjs'

const answerLimitMs = 30_000
/** @type {Record<string, string[]>} */
const usualPlaces = {
  linux: [
    // The same engine without the windows around it, for a third less of the machine.
    '/usr/bin/chromium-headless-shell',
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
 * Picks the browser of the tests: the one named, else one that is here, else the first that can be installed.
 * @param {object} options
 * @param {string | undefined} options.named
 * @param {string[]} options.places
 * @param {(path: string) => Promise<boolean>} options.works
 * @param {(() => Promise<string[]>)[]} options.installers each answers with the places to look in afterwards
 */
export async function chooseChromium({ named, places, works, installers }) {
  if (named) {
    if (await works(named)) return named
    throw new Refusal(
      `CHROMIUM_PATH names « ${named} », which is not a Chromium that runs: correct it or unset it.`,
    )
  }
  for (const findPlaces of [async () => places, ...installers]) {
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

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return []
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) => runQuietly({ file: '/usr/bin/apt-get', args, env })
  await showProgress('Installing Chromium with apt-get', async () => {
    await apt('update')
    // Only newer systems have the first.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      // The faces that stand in for those of the house until they come are measured on these.
      const { code } = await apt('install', '-y', '--no-install-recommends', name, 'fonts-liberation')
      if (code === 0) break
    }
  })
  return usualPlaces.linux ?? []
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
    places: usualPlaces[process.platform] ?? [],
    works,
    installers: [playwrightPlaces, installWithApt, installWithPlaywright],
  })
}
