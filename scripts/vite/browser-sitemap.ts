import type { Plugin } from 'vite'

/** What only the server asks of a page: in which areas it lies, which parameters count, which slice takes its form, whether it is listed. */
const ofTheServer = /\s*\b(?:areas|query|posted|postedWith|indexed|development): (?:\[[^\]]*\]|'?\w+'?),?/g

/** A page of the development alone, whose path no other page needs. */
const inDevelopment = /\s*\w+: \{[^}]*\bdevelopment: true[^}]*\},?/g

/** Most pages are for all visitors; those of the team are told by their path. */
const toldOtherwise = /\s*\baccess: '(?:public|staff|admin)',?/g

/** The list of pages as the browser needs it: names, paths, and which are for customers who are signed in. */
export const pathsAndAccess = (source: string) => {
  const start = source.indexOf('export const sitemap = {')
  const end = source.indexOf('} as const', start)
  return (
    source.slice(0, start) +
    source.slice(start, end).replace(inDevelopment, '').replace(ofTheServer, '').replace(toldOtherwise, '') +
    source.slice(end)
  )
}

/** The list comes with every page, and half of it is nothing to a browser. */
export const browserSitemap: Plugin = {
  name: 'browser-sitemap',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) =>
    /\/src\/sitemap\.ts$/.test(id) ? { code: pathsAndAccess(code), map: null } : undefined,
}
