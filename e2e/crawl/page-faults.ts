import { defaultLanguage, languages, parseLanguage } from '../../src/shared/i18n/languages.ts'
import type { DocumentFacts } from './read-document.ts'
import { untold } from './told-truly.ts'

export const languageOf = (address: string) =>
  parseLanguage(new URL(address).searchParams.get('lng')) ?? defaultLanguage

export const isIndexed = ({ meta }: DocumentFacts) => !meta.robots?.includes('noindex')

const most = { title: 60, description: 160 }

const within = (text: string, limit: number) => text.length > 0 && text.length <= limit

/** What every page owes its reader, wherever it stands. */
const headFaults = (address: string, { lang, titles, meta, headings, canonicals }: DocumentFacts) => {
  const [title = ''] = titles
  const description = meta.description ?? ''
  const lng = languageOf(address)
  const locales = { fr: 'fr_FR', en: 'en_GB' }
  return [
    lang !== lng && `is written in « ${lang} »`,
    (titles.length !== 1 || !within(title, most.title)) && `has ${titles.length} titles: « ${title} »`,
    !within(description, most.description) && `is described by « ${description} »`,
    headings.length !== 1 && `has ${headings.length} h1`,
    headings.includes('') && 'has an empty h1',
    canonicals.length !== 1 && `has ${canonicals.length} canonical addresses`,
    meta['og:title'] !== title && `is shared as « ${meta['og:title']} »`,
    meta['og:description'] !== description && 'is shared with another description',
    meta['og:url'] !== canonicals[0] && `is shared as ${meta['og:url']}`,
    meta['og:locale'] !== locales[lng] && `is shared in ${meta['og:locale']}`,
    meta['twitter:card'] !== 'summary_large_image' && 'is shared with a small picture',
  ]
}

/** Which addresses a page names for its languages, and for none: its canonical one without language, and that with each. */
const languageFaults = ({ canonicals: [canonical = ''], alternates }: DocumentFacts) => {
  const bare = new URL(canonical)
  bare.searchParams.delete('lng')
  const addressIn = (lng: string) => {
    if (lng === defaultLanguage) return bare.href
    const address = new URL(bare)
    address.searchParams.set('lng', lng)
    return address.href
  }
  const wanted = [...languages.map((lng) => [lng, addressIn(lng)]), ['x-default', bare.href]]
  return [
    JSON.stringify(alternates.map(([lng, href]) => [lng, new URL(href).href])) !== JSON.stringify(wanted) &&
      `names its languages ${JSON.stringify(alternates)}`,
  ]
}

const parsed = (block: string): unknown => {
  try {
    return JSON.parse(block)
  } catch {
    return undefined
  }
}

export const structuredDataOf = ({ blocks }: DocumentFacts) => blocks.map(parsed)

const structuredFaults = (facts: DocumentFacts) =>
  structuredDataOf(facts).flatMap((block) =>
    block === undefined
      ? ['has structured data that cannot be read']
      : untold(block, facts.text).map((told) => `tells search engines only: ${told}`),
  )

/** The products of a list stand on the page in the order in which search engines are told of them. */
const orderFaults = (facts: DocumentFacts) =>
  structuredDataOf(facts).flatMap((block) => {
    if (typeof block !== 'object' || block === null || !('itemListElement' in block)) return []
    const items: readonly { readonly url?: string }[] = Object.values(block.itemListElement ?? {})
    const places = items.flatMap(({ url }) => (url ? [facts.links.indexOf(url)] : []))
    const isShown = places.every((place, index) => place > (places[index - 1] ?? -1))
    return isShown ? [] : ['lists in another order than it shows']
  })

const folderOf = (address: string) => address.replace(/[^/]*$/, '')

/** Whether a page is shared with a picture of its own, not with the house's. */
export const hasOwnShare = ({ meta }: DocumentFacts) => !meta['og:image']?.endsWith('/og-image.png')

/** A page is shared with one picture and its words wherever; one of its own stands on it too, in the same words. */
const shareFaults = (facts: DocumentFacts) => {
  const { 'og:image': share = '', 'og:image:alt': words, ...others } = facts.meta
  const isShown = facts.pictures.some(
    ([address, alt]) => folderOf(address) === folderOf(share) && alt === words,
  )
  return [
    !words && 'has no words for its share picture',
    others['twitter:image'] !== share && `is shared with ${share} and with ${others['twitter:image']}`,
    others['twitter:image:alt'] !== words && 'has two sayings of its share picture',
    hasOwnShare(facts) && !isShown && `is shared with ${share}, « ${words} », and does not show that`,
  ]
}

/** What is wrong with a page by itself, each as a sentence that its address begins. */
export const pageFaults = (address: string, facts: DocumentFacts) =>
  [
    ...headFaults(address, facts),
    ...(isIndexed(facts) ? languageFaults(facts) : []),
    ...structuredFaults(facts),
    ...orderFaults(facts),
    ...shareFaults(facts),
  ].flatMap((fault) => (fault ? [`${address} ${fault}`] : []))
