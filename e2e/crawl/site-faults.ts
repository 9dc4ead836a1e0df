import sharp from 'sharp'
import { type PageName, sitemap } from '../../src/sitemap.ts'
import { type Answered, asked, bare, eachOf, isMadeLater, withoutFragment } from './crawl-site.ts'
import { hasOwnShare, isIndexed, languageOf, structuredDataOf } from './page-faults.ts'
import type { DocumentFacts } from './read-document.ts'
import type { ListedPage } from './read-sitemap.ts'
import { addressesIn } from './told-truly.ts'

export type Site = ReadonlyMap<string, Answered>

type Found = readonly (readonly [address: string, facts: DocumentFacts])[]

/** The pages that were there, with what they say. */
export const pagesOf = (site: Site): Found =>
  [...site].flatMap(([address, { status, facts }]) =>
    status === 200 && facts ? [[address, facts] as const] : [],
  )

/** Those that stand for themselves: no other address is the proper one. */
export const properPages = (site: Site): Found =>
  pagesOf(site).filter(([address, { canonicals }]) => canonicals[0] === address)

const ok = 200
const isRedirect = (status: number) => status >= 300 && status < 400

/** Links that lead nowhere, within a page too. */
export const brokenLinks = (site: Site) => {
  const broken = [...site].flatMap(([address, { status, from }]) =>
    status === ok || isRedirect(status) ? [] : [`${address} answered ${status}, linked from ${[...from][0]}`],
  )
  const dangling = pagesOf(site).flatMap(([address, { links }]) =>
    links.flatMap((link) => {
      const fragment = decodeURIComponent(link.split('#')[1] ?? '')
      const { facts, location } = site.get(bare(link)) ?? {}
      const isThere = fragment === '' || !facts || location || facts.ids.includes(fragment)
      return isThere ? [] : [`${address} links to ${link}, where that part is not`]
    }),
  )
  return [...broken, ...new Set(dangling)]
}

const isOurs = (site: Site) => {
  const [first = ''] = site.keys()
  const { origin } = new URL(first)
  return (address: string) => address.startsWith(`${origin}/`)
}

const pictureBefore = (file: string) => file.replace(/\.webp$/, '.avif')

/** Files of pages or that their links lead to, and addresses in their structured data, that are not there. */
export const brokenFiles = async (site: Site, listed: readonly ListedPage[]) => {
  const faults: string[] = []
  const wanted = new Map<string, string>()
  for (const [address, facts] of pagesOf(site)) {
    const linked = facts.links.map(withoutFragment).filter(isMadeLater)
    const told = structuredDataOf(facts).flatMap((block) => addressesIn(block))
    for (const file of [...facts.files, ...linked, ...told]) wanted.set(file, address)
  }
  for (const { address, pictures } of listed) for (const picture of pictures) wanted.set(picture, address)
  for (const [file, address] of wanted) if (isMadeLater(file)) wanted.set(pictureBefore(file), address)
  const unknown = [...wanted.keys()]
    .filter(isOurs(site))
    .filter((file) => !site.has(withoutFragment(file)) && !isMadeLater(file))
  await eachOf(unknown, async (file) => {
    const answer = await asked(file, { method: 'HEAD' })
    if (answer.status !== ok)
      faults.push(`${wanted.get(file)} shows ${file}, which answered ${answer.status}`)
  })
  return faults
}

/** Pictures that a shared link shows and that are not what their page says of them. */
export const wrongSharePictures = async (site: Site) => {
  const faults: string[] = []
  // In both languages a page shows the same picture: each saying of it is looked into.
  const declared = new Map<string, readonly [address: string, picture: string, said: string]>()
  for (const [address, { meta }] of pagesOf(site)) {
    const picture = meta['og:image'] ?? ''
    const said = [meta['og:image:type'], meta['og:image:width'], meta['og:image:height']].join(' ')
    declared.set(`${picture} ${said}`, [address, picture, said])
  }
  await eachOf([...declared.values()], async ([address, picture, said]) => {
    const answer = await asked(picture)
    const { width, height } =
      answer.status === ok
        ? await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        : { width: 0, height: 0 }
    const seen = [answer.headers.get('content-type'), width, height].join(' ')
    if (seen !== said || !said.endsWith(' 1200 630'))
      faults.push(`${address} is shared with ${picture}: ${said}, and it is ${seen}`)
  })
  return faults
}

/** Pages that a picture of their own stands for. */
const pictured: readonly PageName[] = [
  'home',
  'shop',
  'product',
  'madeToMeasure',
  'weddingGowns',
  'eveningWear',
  'about',
  'lookbook',
  'inspiration',
  'booking',
  'sizeGuide',
]

const picturedPaths = pictured.map((name) => new RegExp(`^${sitemap[name].path.replace(/:\w+/, '[^/]+')}$`))

/** Pages that are to be shared with a picture of their own, but for a listing that is narrowed to nothing. */
export const sharedAsTheHouse = (site: Site) =>
  pagesOf(site).flatMap(([address, facts]) => {
    const { pathname } = new URL(address)
    const isPictured = facts.pictures.length > 0 && picturedPaths.some((path) => path.test(pathname))
    return isPictured && !hasOwnShare(facts) ? [`${address} is shared with the house’s picture`] : []
  })

/** A page of a listing is found from the one before it; search engines are told of the first. */
const firstPageOf = (address: string) => {
  const first = new URL(address)
  first.searchParams.delete('page')
  return first.href
}

/** Where the list of pages and the pages themselves do not agree. */
export const sitemapFaults = (site: Site, listed: readonly ListedPage[]) => {
  const byAddress = new Map(listed.map((page) => [page.address, page]))
  const faults = listed.flatMap(({ address, alternates }) => {
    const { status, facts, from = new Set() } = site.get(address) ?? {}
    if (status !== ok || !facts) return [`${address} is listed, and answered ${status}`]
    return [
      !isIndexed(facts) && `${address} is listed, and asks not to be`,
      facts.canonicals[0] !== address &&
        `${address} is listed, and its proper address is ${facts.canonicals[0]}`,
      from.size === 0 && `${address} is listed, and no page leads there`,
      JSON.stringify(alternates) !== JSON.stringify(facts.alternates) &&
        `${address} is listed with other languages than it names`,
    ].filter((fault) => fault !== false)
  })
  const doubled = listed.length === byAddress.size ? [] : ['some addresses are listed twice']
  const unlisted = properPages(site)
    .filter(([address, facts]) => isIndexed(facts) && !byAddress.has(firstPageOf(address)))
    .map(([address]) => `${address} may be listed, and is not`)
  return [...faults, ...doubled, ...unlisted]
}

/** Pages that name a proper address or a language that is none, or that does not name them. */
export const oneWayPages = (site: Site) =>
  pagesOf(site).flatMap(([address, facts]) => {
    if (!isIndexed(facts)) return []
    const [canonical = ''] = facts.canonicals
    const proper = site.get(canonical)?.facts
    const others = facts.alternates.flatMap(([lng, other]) => {
      const named = site.get(other)?.facts
      return JSON.stringify(named?.alternates) === JSON.stringify(facts.alternates)
        ? []
        : [`${address} names ${other} for « ${lng} », which does not answer in kind`]
    })
    const isProper = proper !== undefined && isIndexed(proper) && proper.canonicals[0] === canonical
    return isProper ? others : [`${address} has ${canonical} as its proper address, which is none`, ...others]
  })

/** Pages that search engines could not tell from each other. */
export const doubledPages = (site: Site) => {
  const faults: string[] = []
  const known = new Map<string, string>()
  for (const [address, facts] of properPages(site).filter(([, facts]) => isIndexed(facts)))
    for (const said of [facts.titles[0] ?? '', facts.meta.description ?? '']) {
      const key = `${languageOf(address)} ${said}`
      const other = known.get(key)
      if (other) faults.push(`${address} and ${other} both say « ${said} »`)
      known.set(key, address)
    }
  return faults
}
