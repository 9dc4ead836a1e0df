import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { AdminGalleryItem } from '../../gallery-admin.contract.ts'
import { useAdminBoard } from '../use-admin-board.ts'
import { useTitleOf } from '../use-title-of.ts'
import { ItemRow } from './item-row.tsx'
import { movedTo } from './moved-to.ts'
import { useBoardOrder } from './use-board-order.ts'
import { useRowDrag } from './use-row-drag.ts'

/** What hangs on a board, in its order, which is changed here. */
export const GalleryBoard = () => {
  const { t } = useTranslation('galleryAdmin')
  const { items: data, error, refetch } = useAdminBoard()
  return (
    <Answered
      query={{ data, error, refetch }}
      failed={t('failed')}
      retry={t('retry')}
      awaiting={<Skeleton className="mt-8 h-[40svh] w-full" />}
    >
      {(items) =>
        items.length === 0 ? (
          <p className="mt-8 text-ink-soft">{t('empty')}</p>
        ) : (
          <OrderedItems items={items} />
        )
      }
    </Answered>
  )
}

const OrderedItems = ({ items }: { items: readonly AdminGalleryItem[] }) => {
  const { t } = useTranslation('galleryAdmin')
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<HTMLElement>(null)
  const { shown, undone, order: save } = useBoardOrder(items)
  const [said, setSaid] = useState('')
  const ids = shown.map(({ _id }) => _id)
  const order = ids.join()
  const count = ids.length
  const titleOf = useTitleOf()

  const place = (id: string, wanted: readonly string[]) => {
    const item = shown.find(({ _id }) => _id === id)
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    if (item) setSaid(t('order.moved', { title: titleOf(item), place: wanted.indexOf(id) + 1, count }))
    save(wanted)
  }
  const drag = useRowDrag({ list, ids, onDrop: place })
  // While a row is dragged only its look moves: taken out of the document, it would be let go.
  const visible = drag.dragged?.ids ?? ids

  // A row that changes its place in the document loses the focus that was in it.
  useLayoutEffect(() => {
    if (order !== '' && pressed.current?.isConnected) pressed.current.focus()
    pressed.current = null
  }, [order])

  return (
    <section aria-label={t('order.label')} className="mt-8">
      <p className="text-ink-soft text-small">{t('order.hint')}</p>
      <p role="status" className="sr-only">
        {undone ? t('order.undone') : said}
      </p>
      <ol ref={list} aria-label={t('order.label')} className="mt-3 flex flex-col border-hairline border-t">
        {shown.map((item) => {
          const id = item._id
          return (
            <ItemRow
              key={id}
              item={item}
              title={titleOf(item)}
              place={visible.indexOf(id)}
              count={count}
              isDragged={drag.dragged?.id === id}
              handle={drag.handleOf(id)}
              onGiveUp={drag.give}
              onMove={(wanted) => {
                if (wanted >= 0 && wanted < count) place(id, movedTo(ids, id, wanted))
              }}
            />
          )
        })}
      </ol>
    </section>
  )
}
