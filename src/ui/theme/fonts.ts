import displayFontUrl from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2?url'
import textFontUrl from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'

/** The two font files that every first screen needs, to be preloaded; the italic is loaded when a page uses it. */
export const preloadedFontUrls = [displayFontUrl, textFontUrl] as const
