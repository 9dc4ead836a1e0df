import { projectDir } from '../../setup/project.mjs'
import { Refusal } from '../../setup/refusal.mjs'
import { importersOf, touchedBy } from './import-graph.mjs'
import { changedSince, projectFiles } from './project-files.mjs'

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file)
const isJourney = (/** @type {string} */ file) => /^e2e\/.*\.spec\.ts$/.test(file)
const isLinted = (/** @type {string} */ file) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(file)

/** What the suite itself runs by, or what every page is made with: whatever it is, all of the journeys may see it. */
const ofEveryJourney =
  /^(?:src\/(?:app|platform|shared|ui)\/|src\/sitemap|src\/pages\/[^/]*\.layout\.|src\/root|public\/|scripts\/(?:suite|setup|vite)\/|e2e\/[^/]*(?<!\.spec)\.(?:ts|mjs)$)/
/** What all tests run by. */
const ofEveryTest = /^(?:package(?:-lock)?\.json|tsconfig.*|[\w-]+\.config\.ts|db\/migrations\/.*)$/

/**
 * A part of the suite.
 * @typedef {object} Choice
 * @property {string[]} tests files of unit and API tests
 * @property {string[]} journeys
 * @property {string[]} linted files that the formatter and the linter look at
 *
 * @typedef {object} Project
 * @property {readonly string[]} files all of them, by their paths from the root
 * @property {ReadonlyMap<string, ReadonlySet<string>>} importers
 */

/** @param {string} file */
const sliceOf = (file) => /^(?:src\/features|e2e)\/([^/]+)\//.exec(file)?.[1]

/**
 * All that touches the places named: the tests in them, those elsewhere that name a file of theirs, their journeys.
 * @param {Project & { places: string[] }} options
 * @returns {Choice}
 */
export function chooseByPlace({ files, importers, places }) {
  const folders = places.flatMap((place) => {
    const possible = [`src/features/${place}`, `e2e/${place}`, `src/${place}`, place]
    const found = possible.filter((folder) =>
      files.some((file) => file === folder || file.startsWith(`${folder}/`)),
    )
    if (found.length === 0) throw new Refusal(unknownPlace({ place, files }))
    return found
  })
  const within = files.filter((file) =>
    folders.some((folder) => file === folder || file.startsWith(`${folder}/`)),
  )
  const beside = within.flatMap((file) => [...(importers.get(file) ?? [])])
  const touching = [...new Set([...within, ...beside])].sort()
  return {
    tests: touching.filter(isTest),
    journeys: touching.filter(isJourney),
    linted: within.filter(isLinted),
  }
}

/** @param {{ place: string, files: readonly string[] }} options */
function unknownPlace({ place, files }) {
  const slices = [...new Set(files.filter((file) => file.startsWith('src/features/')).map(sliceOf))]
  return `There is nothing called « ${place} »: name a slice (${slices.join(', ')}) or a folder.`
}

/**
 * All that a change of these files can touch. Tests are found by what they import, through however many files.
 * Journeys import nothing of what they walk through: touched are those of every slice, and of every page's slices, that
 * the change reaches; and all of them where it reaches what every page is made with.
 * @param {Project & { changed: string[] }} options
 * @returns {Choice}
 */
export function chooseByChange({ files, importers, changed }) {
  const linted = changed.filter((file) => isLinted(file) && files.includes(file))
  if (changed.some((file) => ofEveryTest.test(file)))
    return { tests: files.filter(isTest), journeys: files.filter(isJourney), linted }
  const touched = touchedBy({ files: changed, importers })
  const product = changed.filter((file) => !isTest(file))
  return {
    tests: [...touched]
      .filter(isTest)
      .filter((file) => files.includes(file))
      .sort(),
    journeys: journeysOf({ files, importers, product, touched }),
    linted,
  }
}

/** @param {Project & { product: string[], touched: Set<string> }} options */
function journeysOf({ files, importers, product, touched }) {
  const journeys = files.filter(isJourney)
  if (product.some((file) => ofEveryJourney.test(file))) return journeys
  const reached = touchedBy({ files: product, importers })
  const pages = [...reached].filter((file) => file.startsWith('src/pages/') && !file.includes('.layout.'))
  const onPages = files.filter((file) => pages.some((page) => importers.get(file)?.has(page)))
  const slices = new Set([...reached, ...onPages].map(sliceOf).filter(Boolean))
  return journeys.filter((journey) => touched.has(journey) || slices.has(sliceOf(journey)))
}

/**
 * The part of the suite that is wanted; nothing for the whole.
 * @param {import('../arguments.mjs').Wanted} wanted
 * @returns {Promise<Choice | undefined>}
 */
export async function chooseTests({ places, changedSince: revision }) {
  if (places.length === 0 && revision === undefined) return undefined
  const files = await projectFiles()
  const project = { files, importers: importersOf({ root: projectDir, files }) }
  if (revision === undefined) return chooseByPlace({ ...project, places })
  return chooseByChange({ ...project, changed: await changedSince(revision) })
}
