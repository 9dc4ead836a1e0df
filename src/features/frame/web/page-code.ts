import type { Context } from 'react'
import { matchRoutes, type UNSAFE_DataRouterContext, type UNSAFE_FrameworkContext } from 'react-router'

/** The router and the scripts of its pages, as the framework keeps them. */
export interface Routing {
  readonly router: NonNullable<ContextOf<typeof UNSAFE_DataRouterContext>>['router']
  readonly pages: NonNullable<ContextOf<typeof UNSAFE_FrameworkContext>>
}

type ContextOf<Of> = Of extends Context<infer Value> ? Value : never

interface PageCodeCallbacks {
  readonly onComing: (isComing: boolean) => void
  readonly onCutOff: () => void
}

/** A press that follows a link here, and opens no other tab. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

const linkOf = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null
  return link?.target === '' ? link : null
}

/** Asks for anything of the house: a line that is cut is noticed, whatever the answer is. */
const touchHouse = () => fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })

const firstServerFailure = 500

/**
 * Fetches a script into the browser's cache. It is not imported, because some browsers remember an import that failed
 * for as long as the document lives. A script that the house no longer has is left to the router, which loads the
 * document anew.
 */
const fetchScript = async (path: string) => {
  const answer = await fetch(path)
  if (answer.status >= firstServerFailure) throw new Error(path)
  await answer.arrayBuffer()
}

/** What has to be fetched for an address: nothing, scripts by their paths, or what is not even known yet. */
const missingAt = (address: string, { router, pages }: Routing) => {
  const matches = matchRoutes(router.routes, new URL(address).pathname)
  if (!matches) return [touchHouse]
  return matches.flatMap(({ route: { id } }) => {
    const page = pages.manifest.routes[id]
    if (!page || id in pages.routeModules) return []
    return [page.module, ...(page.imports ?? [])].map((path) => () => fetchScript(path))
  })
}

/**
 * Fetches the scripts of a page before its link is followed, when they are not here yet: the router itself would reload
 * the document where it cannot have them, and whoever has lost the line would lose what is on the screen too. The
 * returned function ends it.
 */
export const fetchPageCodeFirst = (routing: Routing, { onComing, onCutOff }: PageCodeCallbacks) => {
  let wanted: HTMLAnchorElement | undefined

  const follow = async (link: HTMLAnchorElement, missing: ReturnType<typeof missingAt>) => {
    wanted = link
    onComing(true)
    const isHere = await Promise.all(missing.map((fetchIt) => fetchIt())).then(
      () => true,
      () => false,
    )
    if (wanted !== link) return
    wanted = undefined
    // The press is made again, because the link knows how it is followed; one that went with its page meanwhile cannot.
    if (!isHere) onCutOff()
    else if (link.isConnected) link.click()
    else void routing.router.navigate(link.pathname + link.search + link.hash)
    onComing(false)
  }
  /** The visitor goes elsewhere meanwhile: the later wish counts. */
  const giveUp = () => {
    wanted = undefined
    onComing(false)
  }
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || !event.isTrusted || !isPlain(event)) return
    const missing = missingAt(link.href, routing)
    if (missing.length === 0) return giveUp()
    event.preventDefault()
    event.stopImmediatePropagation()
    if (wanted !== link) void follow(link, missing)
  }
  // Before the router's own listener, which stands at the document.
  window.addEventListener('click', onClick, true)
  window.addEventListener('popstate', giveUp)
  return () => {
    wanted = undefined
    window.removeEventListener('click', onClick, true)
    window.removeEventListener('popstate', giveUp)
  }
}
