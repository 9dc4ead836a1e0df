import { expect, type Page } from '@playwright/test'
import { defaultLanguage } from '../../src/shared/i18n/languages.ts'
import { type DocumentFacts, readDocument } from './read-document.ts'

/** An address as it answered; `facts` are those of a page. */
export interface Answered {
  readonly status: number
  readonly type: string
  readonly location: string | undefined
  readonly html: string
  readonly facts: DocumentFacts | undefined
  /** The pages that lead here. */
  readonly from: Set<string>
}

const atOnce = 4

/** Does the work for each of a list that may grow meanwhile, some at a time. */
export const eachOf = async <T>(list: readonly T[], work: (item: T) => Promise<void>) => {
  let next = 0
  let atWork = 0
  await new Promise<void>((resolve, reject) => {
    const goOn = () => {
      if (next === list.length && atWork === 0) return resolve()
      while (atWork < atOnce && next < list.length) {
        const item = list[next]
        next++
        atWork++
        if (item !== undefined)
          work(item).then(() => {
            atWork--
            goOn()
          }, reject)
      }
    }
    goOn()
  })
}

/**
 * The house makes a WebP from the AVIF beside it when it is first asked for: a thousand of them are minutes. One is asked
 * for, the others are there when their AVIF is.
 */
export const isMadeLater = (address: string) => /\/media\/.*\.webp$/.test(address)

export const withoutFragment = (address: string) => address.replace(/#.*$/s, '')

const busy = 503

/** As a robot asks: without language or cookie, and again where the house is too busy to answer. */
export const asked = async (address: string, init: RequestInit = {}) => {
  const ask = () => fetch(address, { redirect: 'manual', headers: { 'user-agent': 'crawler' }, ...init })
  let answer = await ask()
  if (answer.status === busy)
    await expect
      .poll(
        async () => {
          answer = await ask()
          return answer.status
        },
        { timeout: 30_000 },
      )
      .not.toBe(busy)
  return answer
}

/** The bare address is the French one; what asks for French by name is the same page, as its canonical address says. */
export const bare = (address: string) => {
  const url = new URL(address)
  if (url.searchParams.get('lng') !== defaultLanguage) return withoutFragment(address)
  url.searchParams.delete('lng')
  return withoutFragment(url.href)
}

const read = async (address: string) => {
  const answer = await asked(address)
  const type = answer.headers.get('content-type') ?? ''
  const location = answer.headers.get('location')
  const body = await answer.text()
  return {
    status: answer.status,
    type,
    location: location === null ? undefined : new URL(location, address).href,
    html: type.startsWith('text/html') ? body : '',
  }
}

/** Follows the links within the site from these addresses on; pages are read in a browser's empty tab. */
export const crawlSite = async (tab: Page, starts: readonly string[]) => {
  const [first = ''] = starts
  const { origin } = new URL(first)
  const answers = new Map<string, Answered>()
  const queue: string[] = []
  const leads = new Map<string, Set<string>>()
  const lead = (to: string, from?: string) => {
    const address = bare(to)
    if (!address.startsWith(`${origin}/`)) return
    const known = leads.get(address)
    const pages = known ?? new Set<string>()
    if (from !== undefined && from !== address) pages.add(from)
    if (known) return
    leads.set(address, pages)
    const isAnotherMadeLater = isMadeLater(address) && queue.some(isMadeLater)
    if (!isAnotherMadeLater) queue.push(address)
  }
  for (const start of starts) lead(start)
  await eachOf(queue, async (address) => {
    const { html, ...answer } = await read(address)
    const facts = html ? await tab.evaluate(readDocument, { html, address }) : undefined
    answers.set(address, { ...answer, html, facts, from: leads.get(address) ?? new Set() })
    if (answer.location) lead(answer.location, address)
    for (const link of facts?.links ?? []) lead(link, address)
  })
  return answers
}
