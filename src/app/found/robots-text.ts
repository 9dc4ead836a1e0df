import { type PageName, pathTo } from '../../sitemap.ts'

/** The path prefixes that robots need not fetch (§16); a page that robots may fetch but not list says so itself. */
const notForRobots = (['admin', 'account', 'checkout', 'cart', 'signIn'] as const satisfies PageName[]).map(
  (page) => pathTo(page),
)

/** The text of robots.txt, with the address of the sitemap. */
export const robotsText = (publicUrl: string) =>
  [
    'User-agent: *',
    ...['/api', ...notForRobots].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
