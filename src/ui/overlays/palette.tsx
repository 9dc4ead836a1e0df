import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useReturn } from './use-return.ts'

export interface PaletteItem {
  readonly id: string
  readonly title: string
  readonly detail?: string | undefined
}

export interface PaletteGroup<Item extends PaletteItem> {
  readonly label: string
  readonly items: readonly Item[]
}

interface PaletteProps<Item extends PaletteItem> {
  readonly onClose: () => void
  readonly label: string
  readonly placeholder: string
  readonly closeLabel: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly groups: readonly PaletteGroup<Item>[]
  /** What is said when there is nothing to choose from; nothing while it is being looked for. */
  readonly empty: ReactNode
  readonly onChoose: (item: Item) => void
}

/**
 * A field over the page, with all that can be chosen by what is typed in it: arrows go through it, Enter chooses. Its
 * code is heavy: load it when it is first opened.
 */
export const Palette = <Item extends PaletteItem>(props: PaletteProps<Item>) => {
  const { onClose, label, placeholder, closeLabel, text, onText, groups, empty, onChoose } = props
  const returns = useReturn(true)
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 grid grid-cols-[minmax(0,40rem)] justify-center p-4 md:pt-[12vh]">
          <Base.Popup
            finalFocus={returns}
            className="flex max-h-[min(36rem,80dvh)] min-w-0 flex-col self-start border border-hairline bg-sheet text-ink outline-none [--ground:var(--sheet)]"
          >
            <Base.Title className="sr-only">{label}</Base.Title>
            <Autocomplete.Root
              open
              inline
              mode="none"
              items={groups}
              value={text}
              onValueChange={(next) => onText(next)}
              itemToStringValue={({ title }: Item) => title}
              autoHighlight="always"
              keepHighlight
            >
              <div className="flex items-center border-hairline border-b">
                <Autocomplete.Input
                  type="text"
                  aria-label={placeholder}
                  placeholder={placeholder}
                  maxLength={100}
                  className="min-h-14 w-full min-w-0 bg-transparent px-5 text-body outline-none placeholder:text-ink-soft"
                />
                <Base.Close className="flex-none px-4 text-caption text-ink-soft hover:text-garance">
                  {closeLabel}
                </Base.Close>
              </div>
              <Autocomplete.Empty className="px-5 py-4 text-ink-soft text-small empty:hidden">
                {empty}
              </Autocomplete.Empty>
              <Autocomplete.List className="overflow-y-auto overscroll-contain py-2 empty:hidden">
                {(group: PaletteGroup<Item>) => (
                  <Autocomplete.Group key={group.label} items={group.items} className="pb-2">
                    <Autocomplete.GroupLabel className="px-5 py-1 text-caption text-ink-soft">
                      {group.label}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(item: Item) => (
                        <Autocomplete.Item
                          key={item.id}
                          value={item}
                          onClick={() => onChoose(item)}
                          className="flex min-h-10 cursor-default items-baseline gap-4 px-5 py-2 text-small data-highlighted:bg-linen"
                        >
                          <span className="min-w-0 truncate">{item.title}</span>
                          {item.detail && (
                            <span className="ms-auto min-w-0 truncate text-caption text-ink-soft tabular-nums">
                              {item.detail}
                            </span>
                          )}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </Autocomplete.Root>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
