import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../../buttons/icon-button.tsx'
import { classNames } from '../../class-names.ts'
import { useOwnTexts } from '../../i18n/use-own-texts.ts'
import { useTranslation } from '../../i18n/use-translation.tsx'
import { movedTo } from './moved-to.ts'
import { orderedListTexts } from './ordered-list.texts.ts'
import { useRowDrag } from './use-row-drag.ts'

interface OrderedListProps<Item extends { readonly _id: string }> {
  /** The items in their present order. */
  readonly items: readonly Item[]
  readonly titleOf: (item: Item) => string
  readonly label: string
  /** The content of a row; `place` counts from 0. */
  readonly row: (item: Item, place: number) => ReactNode
  /** The buttons of a row after those that move it. */
  readonly actions?: (item: Item) => ReactNode
  readonly onOrder: (ids: readonly string[]) => void
  /** Whether each row has a handle, by which it is dragged or moved with the keys. */
  readonly hasHandles?: boolean
  /** What is announced instead of the last move, such as that it could not be saved. */
  readonly announced?: string | false
  readonly className?: string
  readonly rowClassName?: string
}

/** The place to which a key moves a row. */
const placeByKey = (key: string, place: number, count: number) =>
  new Map([
    ['ArrowUp', place - 1],
    ['ArrowDown', place + 1],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key)

const dots = ['a', 'b', 'c', 'd', 'e', 'f']

interface RowProps {
  readonly id: string
  readonly title: string
  readonly place: number
  readonly count: number
  readonly drag: ReturnType<typeof useRowDrag>
  readonly hasHandle: boolean
  readonly onMove: (place: number) => void
  readonly actions: ReactNode
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A row with its handle, its content and its buttons. */
const Row = ({ id, title, place, count, drag, hasHandle, onMove, actions, ...shown }: RowProps) => {
  const { t } = useTranslation('orderedList')
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') drag.cancel()
    const next = placeByKey(event.key, place, count)
    if (next === undefined) return
    event.preventDefault()
    onMove(next)
  }
  return (
    <li
      data-item={id}
      style={{ order: place }}
      className={classNames(
        'flex items-center gap-x-3 border-hairline border-b',
        shown.className,
        drag.dragged?.id === id && 'bg-rose',
      )}
    >
      {hasHandle && (
        <button
          type="button"
          {...drag.handleOf(id)}
          onKeyDown={moveByKey}
          aria-label={t('handle', { title, place: place + 1, count })}
          className="grid size-11 flex-none cursor-grab touch-none select-none place-content-center text-ink-soft transition-colors hover:text-garance active:cursor-grabbing"
        >
          <span aria-hidden="true" className="grid grid-cols-2 gap-1">
            {dots.map((dot) => (
              <span key={dot} className="size-1 rounded-full bg-current" />
            ))}
          </span>
        </button>
      )}
      {shown.children}
      <span className={classNames('flex flex-none', hasHandle && 'max-sm:flex-col')}>
        <IconButton
          icon="chevron"
          className="[&_svg]:rotate-180"
          label={t('up', { title })}
          aria-disabled={place === 0}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          icon="chevron"
          label={t('down', { title })}
          aria-disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        />
        {actions}
      </span>
    </li>
  )
}

/** A list whose order is changed by dragging, with the keys, and with the buttons of each row. */
export const OrderedList = <Item extends { readonly _id: string }>(props: OrderedListProps<Item>) => {
  const { items, titleOf, label, row, actions, onOrder, hasHandles = false, announced } = props
  useOwnTexts('orderedList', orderedListTexts)
  const { t } = useTranslation('orderedList')
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const ids = items.map(({ _id }) => _id)
  const count = ids.length
  const order = ids.join()

  const put = (id: string, next: readonly string[]) => {
    const item = items.find(({ _id }) => _id === id)
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    if (item) setSaid(t('moved', { title: titleOf(item), place: next.indexOf(id) + 1, count }))
    onOrder(next)
  }
  const drag = useRowDrag({ list, ids, onDrop: put })
  // A dragged row moves only visually, because the browser ends the drag when its element leaves the document.
  const visible = drag.dragged?.ids ?? ids

  // A row that changes its place in the document loses the focus that was in it.
  useLayoutEffect(() => {
    if (order !== '' && pressed.current?.isConnected) pressed.current.focus()
    pressed.current = null
  }, [order])

  return (
    <>
      <p role="status" className="sr-only">
        {announced || said}
      </p>
      <ol ref={list} aria-label={label} className={classNames('flex flex-col', props.className)}>
        {items.map((item) => {
          const id = item._id
          const place = visible.indexOf(id)
          return (
            <Row
              key={id}
              id={id}
              title={titleOf(item)}
              place={place}
              count={count}
              drag={drag}
              hasHandle={hasHandles}
              onMove={(next) => {
                if (next >= 0 && next < count) put(id, movedTo(ids, id, next))
              }}
              actions={actions?.(item)}
              className={props.rowClassName}
            >
              {row(item, place)}
            </Row>
          )
        })}
      </ol>
    </>
  )
}
