import { type PageName, pathTo } from '../../sitemap.ts'

/** Beginnings of what robots need not fetch (§16); what they may fetch and not list says so itself. */
const notForRobots = (['admin', 'account', 'checkout', 'cart', 'signIn'] as const satisfies PageName[]).map(
  (page) => pathTo(page),
)

/** What robots are asked, and where the list of pages is. */
export const robotsText = (publicUrl: string) =>
  [
    'User-agent: *',
    ...['/api', ...notForRobots].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
