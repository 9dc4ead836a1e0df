import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface TabItem {
  readonly value: string
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly items: readonly TabItem[]
  readonly defaultValue?: string
  readonly className?: string
}

/** Tabs that show one panel at a time; the open tab is underlined. */
export const Tabs = ({ label, items, defaultValue = items[0]?.value ?? '', className }: TabsProps) => (
  <Base.Root defaultValue={defaultValue} className={className}>
    <Base.List
      aria-label={label}
      className="flex gap-x-8 overflow-x-auto overflow-y-hidden border-hairline border-b [scrollbar-width:none]"
    >
      {items.map((item) => (
        <Base.Tab
          key={item.value}
          value={item.value}
          className="thread-link min-h-12 [--thread-drop:0.125rem] flex-none text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink"
        >
          {item.label}
        </Base.Tab>
      ))}
    </Base.List>
    {items.map((item) => (
      <Base.Panel key={item.value} value={item.value} className="pt-6">
        {item.content}
      </Base.Panel>
    ))}
  </Base.Root>
)
