import { useSession } from './api/api-provider.tsx'
import { TextLink } from './buttons/text-link.tsx'
import { StructuredData } from './routing/structured-data.tsx'

export interface BreadcrumbItem {
  readonly label: string
  readonly to?: string
}

/** The breadcrumb as structured data for search engines; the last step, the page itself, needs no address (§16). */
const structured = (items: readonly BreadcrumbItem[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to !== undefined && { item: publicUrl + to }),
  })),
})

/** Shows the position of this page to visitors and search engines; the last item is the page itself and no link. */
export const Breadcrumb = ({ label, items }: { label: string; items: readonly BreadcrumbItem[] }) => {
  const { publicUrl } = useSession()
  return (
    <nav aria-label={label} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-caption text-ink-soft">
        {items.map((item, index) => (
          <li key={item.label} className="flex items-center gap-x-2.5">
            {index > 0 && (
              <span aria-hidden="true" className="text-rule">
                /
              </span>
            )}
            {item.to === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <TextLink to={item.to} variant="standalone">
                {item.label}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
      <StructuredData block={structured(items, publicUrl)} />
    </nav>
  )
}
