import { TextLink } from './text-link.tsx'

export type BreadcrumbItem = { label: string; to?: string }

/** Where this page stands; the last item is the page itself and no link. */
export function Breadcrumb({ label, items }: { label: string; items: readonly BreadcrumbItem[] }) {
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
    </nav>
  )
}
