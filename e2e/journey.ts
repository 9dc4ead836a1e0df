import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test'
import { allOf, consentOf } from '../src/features/consent/consent.rules.ts'
import { randomId } from '../src/shared/ids/random-id.ts'
import { keepProfiles, type Profiles } from './kept-profile.ts'
import { firstVisit, noteFaces } from './layout-shift.ts'
import { processorMs } from './processor-time.ts'
import { someAddress } from './some-address.ts'

export { expect, firstVisit }

/**
 * Marks a journey, or several, as walked for their own sake: the same in the other language, at the other width, on
 * paper, without scripts. `npm test` leaves them to `npm run test:deep`.
 */
export const deep = { tag: '@deep' }

export const deepFirstVisit = { tag: [deep.tag, firstVisit.tag] }

type Move = 'goto' | 'reload' | 'goBack' | 'goForward'

/** React listens, or it never will: a picture or an empty tab is no page of the house. */
const listens = (page: Page) =>
  page.waitForFunction(() => '__listening' in window || !document.querySelector('meta[name=public-url]'))

/**
 * A visitor may press on a page as soon as it is open. What is pressed before React listens reaches plain links and
 * forms only; a journey about that names the moment it waits for, and is left to itself.
 */
const openListening = (page: Page) => {
  const moves: Pick<Page, Move> = {
    goto: page.goto.bind(page),
    reload: page.reload.bind(page),
    goBack: page.goBack.bind(page),
    goForward: page.goForward.bind(page),
  }
  const opened = async <Answer>(answer: Promise<Answer>, options: { waitUntil?: string } = {}) => {
    const told = await answer
    if (options.waitUntil === undefined) await listens(page)
    return told
  }
  page.goto = (address, options) => opened(moves.goto(address, options), options)
  page.reload = (options) => opened(moves.reload(options), options)
  page.goBack = (options) => opened(moves.goBack(options), options)
  page.goForward = (options) => opened(moves.goForward(options), options)
}

/** A page is met by the browser's context and by the journey's own: it is taught once. */
const taught = new WeakSet<Page>()

const teach = (page: Page) => {
  if (taught.has(page)) return
  taught.add(page)
  openListening(page)
}

/** Calls and parts that cannot be fetched are the journeys' own doing, and what they look at. */
const isUnfetched = (fault: string) => /^Failed to load resource|Failed to fetch/.test(fault)

/** Has every page say what its content policy forbade: a script may catch the error of its own `eval`, and hide it. */
const tellForbidden = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      // biome-ignore lint/suspicious/noConsole: what a page says there is what the journey reads
      console.error(`Forbidden by ${effectiveDirective}: ${blockedURI}, asked for by ${sourceFile}`),
    )
  })

/** What went wrong in the scripts of the pages, also where the journey did not look. */
const noteFaults = (context: BrowserContext) => {
  const faults: string[] = []
  const note = (fault: string) => {
    if (!isUnfetched(fault)) faults.push(fault)
  }
  const onError = (failure: WebError) => note(failure.error().stack ?? String(failure.error()))
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') note(message.text())
  }
  context.on('weberror', onError).on('console', onConsole)
  const stop = () => context.off('weberror', onError).off('console', onConsole)
  return { faults, stop }
}

/** A refusal as a browser keeps it: the visitor was asked about cookies, unless the journey is about that. */
const refuseCookies = (context: BrowserContext) => {
  const refused = consentOf({
    choices: allOf(false),
    method: 'refuse_all',
    language: 'fr',
    consentId: randomId(),
    proofKey: '',
    nowMs: Date.now(),
  })
  return context.addInitScript((kept) => {
    // An empty tab and a frame that runs nothing have no storage to keep it in.
    if (window.origin === 'null' || localStorage.getItem('cookiesAccepted')) return
    localStorage.setItem('cookiesAccepted', 'true')
    localStorage.setItem('cookiePreferences', kept)
  }, JSON.stringify(refused))
}

interface JourneyOptions {
  /** Whether the browser has answered about cookies before the journey; it has, by refusing. */
  readonly answered: boolean
  /** What the scripts of this journey's pages may say, because the journey breaks something for them. */
  readonly expectedFault: RegExp | undefined
  /** Playwright's own: what config and journey ask of a context, all in one, so that no option can be forgotten here. */
  readonly _combinedContextOptions: object
}

interface OfJourney extends JourneyOptions {
  /** Notes beside each journey what it took of the processor. */
  readonly processorTime: undefined
}

interface OfWorker {
  readonly profiles: Profiles
}

/** Every journey is one of these: what must be right in all of them is told here once. */
export const test = base.extend<OfJourney, OfWorker>({
  expectedFault: [undefined, { option: true }],
  answered: [true, { option: true }],

  context: async (
    { profiles, expectedFault, answered, javaScriptEnabled, _combinedContextOptions: options },
    use,
    { errors, tags },
  ) => {
    const isNew = tags.includes(firstVisit.tag)
    const faults = await profiles.lend({ options, isNew }, async (context) => {
      // The house counts what one address opens, declares and mistypes in an hour: no journey fills another's measure.
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() })
      if (javaScriptEnabled !== false) await Promise.all([noteFaces(context), tellForbidden(context)])
      else context.off('page', teach)
      if (answered && javaScriptEnabled !== false) await refuseCookies(context)
      const noted = noteFaults(context)
      await use(context)
      noted.stop()
      return { isSound: errors.length === 0, result: noted.faults }
    })
    expect(faults.filter((fault) => !expectedFault?.test(fault))).toEqual([])
  },

  processorTime: [
    // The browser is started before, so that no journey pays for it.
    async ({ browser: _ }, use, { annotations }) => {
      const before = processorMs()
      await use(undefined)
      const after = processorMs()
      if (before !== undefined && after !== undefined)
        annotations.push({ type: 'processor', description: String(after - before) })
    },
    { auto: true },
  ],

  profiles: [
    async ({ browser }, use) => {
      const profiles = keepProfiles(browser)
      await use(profiles)
      await profiles.close()
    },
    { scope: 'worker' },
  ],

  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        if (options?.javaScriptEnabled !== false) context.on('page', teach)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
})
