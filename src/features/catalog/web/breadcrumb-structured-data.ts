import type { TrailStep } from './use-shop-trail.ts'

/** The breadcrumb for search engines; the last step, the page itself, needs no address (domain.md 6). */
export const breadcrumbStructuredData = (trail: readonly TrailStep[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to !== undefined && { item: publicUrl + to }),
  })),
})
