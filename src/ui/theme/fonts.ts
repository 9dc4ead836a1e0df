import displayFontUrl from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2?url'
import textFontUrl from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'

/** The two faces that every first screen shows, to be preloaded; the italic waits until a page uses it. */
export const preloadedFontUrls = [displayFontUrl, textFontUrl] as const
