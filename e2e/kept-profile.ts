import type { Browser, BrowserContext, Disposable, Page } from '@playwright/test'

/** A profile that one journey after the other opens its tabs in. */
interface KeptProfile {
  readonly context: BrowserContext
  /** Keeps the profile's process alive between two journeys, and its storage within reach. */
  readonly anchor: Page
}

const openProfile = async (browser: Browser): Promise<KeptProfile> => {
  const context = await browser.newContext()
  const anchor = await context.newPage()
  await anchor.goto('/robots.txt')
  return { context, anchor }
}

/** What a journey does to its profile that cannot be taken back. */
const clockChanges = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const

/** Notes what a journey does to the profile that it is lent; returns what undoes it. */
const noteChanges = ({ context, anchor }: KeptProfile) => {
  const tabs = new Set<Page>()
  const scripts: Disposable[] = []
  let isSpoilt = false
  const noteTab = (tab: Page) => tabs.add(tab)
  context.on('page', noteTab)

  const addInitScript = context.addInitScript.bind(context)
  context.addInitScript = async (...script) => {
    const added = await addInitScript(...script)
    scripts.push(added)
    return added
  }
  for (const change of clockChanges) {
    const changed = context.clock[change].bind(context.clock) as (...given: unknown[]) => Promise<void>
    context.clock[change] = (...given: unknown[]) => {
      isSpoilt = true
      return changed(...given)
    }
  }

  return async () => {
    context.off('page', noteTab)
    Reflect.deleteProperty(context, 'addInitScript')
    for (const change of clockChanges) Reflect.deleteProperty(context.clock, change)
    await Promise.all([...tabs].map((tab) => tab.close()))
    await Promise.all([
      ...scripts.map((script) => script.dispose()),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
      context.clearPermissions(),
      context.clearCookies(),
      anchor.evaluate(() => localStorage.clear()),
    ])
    return { isSpoilt }
  }
}

interface ContextOptions {
  /** All that a journey asks of its profile: those that ask for the same share one. */
  readonly options: object
  readonly isNew: boolean
}

/** What a journey leaves behind: whether its profile can serve another, and what it has found. */
interface Left<Result> {
  readonly isSound: boolean
  readonly result: Result
}

export interface Profiles {
  lend<Result>(
    wanted: ContextOptions,
    journey: (context: BrowserContext) => Promise<Left<Result>>,
  ): Promise<Result>
  close(): Promise<void>
}

/**
 * The profiles that a worker keeps. In a new one all that a page needs is fetched, decoded and compiled again, which is
 * half of a short journey; in a kept one a journey has tabs and an empty storage of its own, and meets nothing of the
 * one before but what the browser has fetched already.
 */
export const keepProfiles = (browser: Browser): Profiles => {
  const kept = new Map<string, KeptProfile>()
  return {
    lend: async ({ options, isNew }, journey) => {
      if (isNew) {
        const context = await browser.newContext()
        const { result } = await journey(context)
        await context.close()
        return result
      }
      const kind = JSON.stringify(options)
      const profile = kept.get(kind) ?? (await openProfile(browser))
      kept.set(kind, profile)
      const undo = noteChanges(profile)
      const { isSound, result } = await journey(profile.context)
      const { isSpoilt } = await undo()
      if (isSpoilt || !isSound) {
        kept.delete(kind)
        await profile.context.close()
      }
      return result
    },
    close: async () => {
      await Promise.all([...kept.values()].map(({ context }) => context.close()))
    },
  }
}
