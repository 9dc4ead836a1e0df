import { Refusal } from '../../setup/refusal.mjs'
import { changesSince, projectFiles } from './project-files.mjs'

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file)
const isJourney = (/** @type {string} */ file) => /^e2e\/.*\.spec\.ts$/.test(file)

/** What every page is made with, or every journey walks by: whatever it is, all of the journeys may see it. */
const ofEveryJourney =
  /^(?:src\/(?:app|platform|shared|ui)\/|src\/sitemap|src\/pages\/[^/]*\.layout\.|public\/|scripts\/(?:suite|setup|vite)\/|e2e\/[^/]*(?<!\.spec)\.(?:ts|mjs)$|package|[\w-]+\.config\.ts|db\/)/

/**
 * A part of the suite.
 * @typedef {object} Part
 * @property {string[]} tests files of unit and API tests
 * @property {string[]} journeys
 * @property {string} [changedSince] the revision since which Vitest is to find what has changed, by what imports what
 * @property {boolean} [isNamed] whether each file was named itself, and so runs whatever its depth
 */

/** @param {string} file */
const sliceOf = (file) => /^(?:src\/(?:features|pages)|e2e)\/([^/]+)\//.exec(file)?.[1]

/**
 * The tests and journeys in the places named.
 * @param {{ files: readonly string[], places: string[] }} options files are all of the project, by their paths from the root
 * @returns {Part}
 */
export function partByPlace({ files, places }) {
  const found = places.flatMap((place) => {
    const possible = [`src/features/${place}`, `e2e/${place}`, `src/${place}`, place]
    const within = files.filter((file) =>
      possible.some((folder) => file === folder || file.startsWith(`${folder}/`)),
    )
    if (within.length === 0) throw new Refusal(unknownPlace({ place, files }))
    return within
  })
  return {
    tests: found.filter(isTest),
    journeys: found.filter(isJourney),
    isNamed: places.every((place) => files.includes(place)),
  }
}

/** @param {{ place: string, files: readonly string[] }} options */
function unknownPlace({ place, files }) {
  const slices = [...new Set(files.filter((file) => file.startsWith('src/features/')).map(sliceOf))]
  return `There is nothing called « ${place} »: name a slice (${slices.join(', ')}) or a folder.`
}

/**
 * The journeys that a change can touch. They import nothing of what they walk through: touched are those that changed
 * themselves, those of the slices and pages that it lies in, and all where it lies in what every page is made with.
 * @param {{ files: readonly string[], changed: readonly string[] }} options
 */
export function journeysTouched({ files, changed }) {
  const journeys = files.filter(isJourney)
  const product = changed.filter((file) => !isTest(file))
  if (product.some((file) => ofEveryJourney.test(file))) return journeys
  const slices = new Set(product.filter((file) => !isJourney(file)).map(sliceOf))
  slices.delete(undefined)
  return journeys.filter((journey) => changed.includes(journey) || slices.has(sliceOf(journey)))
}

/**
 * The part of the suite that is wanted; nothing for the whole.
 * @param {import('../arguments.mjs').Wanted} wanted
 * @returns {Promise<Part | undefined>}
 */
export async function partOf({ places, changedSince }) {
  if (changedSince === undefined)
    return places.length === 0 ? undefined : partByPlace({ files: await projectFiles(), places })
  const changes = await changesSince(changedSince)
  if (!changes) throw new Refusal(`git knows no « ${changedSince} »: say --changed=<revision>.`)
  const journeys = journeysTouched({ files: await projectFiles(), changed: changes.changed })
  return { tests: [], journeys, changedSince: changes.base }
}

/** The journeys of what has changed since main, which a whole run begins with; where all have, none come before others. */
export async function journeysToBeginWith() {
  const changes = await changesSince('main').catch(() => undefined)
  if (!changes) return []
  const files = await projectFiles()
  const touched = journeysTouched({ files, changed: changes.changed })
  return touched.length === files.filter(isJourney).length ? [] : touched
}
