import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Drawer } from '../../../../ui/drawer.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { totalItems } from '../../cart.rules.ts'
import { useCart } from '../use-cart.ts'
import { cartDrawerTexts } from './cart-drawer-texts.ts'
import { CartEmpty } from './cart-empty.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'

export interface CartDrawerProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly emptyPlate: ReactNode
}

/** « Votre Panier », over the page (§2). What was done is said in the panel: a toast would lie over its head. */
export const CartDrawer = ({ open, onOpenChange, emptyPlate }: CartDrawerProps) => {
  useOwnTexts('cartDrawer', cartDrawerTexts)
  const { t } = useTranslation('cartDrawer')
  const { lines, changeQuantity, remove, clear } = useCart()
  const [done, setDone] = useState('')
  const content = useRef<HTMLDivElement>(null)
  const count = totalItems(lines)

  /** The button that took a line away went with it: the keyboard goes on at the next line, or at what is left. */
  const focusAfter = (index: number) => {
    const removers = content.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? []
    const next = removers[Math.min(index, removers.length - 1)] ?? content.current?.querySelector('a')
    next?.focus()
  }
  const actions = {
    changeQuantity: (index: number, quantity: number) => {
      const line = lines[index]
      if (line && changeQuantity(line, quantity)) setDone(t('updated'))
    },
    remove: (index: number) => {
      const line = lines[index]
      if (!line) return
      flushSync(() => {
        remove(line)
        setDone(t('removed'))
      })
      focusAfter(index)
    },
    clear: () => {
      flushSync(() => {
        clear()
        setDone(t('cleared'))
      })
      focusAfter(0)
    },
  }
  const change = (next: boolean) => {
    setDone('')
    onOpenChange(next)
  }
  return (
    <Drawer
      open={open}
      onOpenChange={change}
      title={
        <>
          {t('title')}
          {count > 0 && (
            <>
              {' '}
              <span className="ml-1 font-text text-ink-soft text-small">{t('count', { count })}</span>
            </>
          )}
        </>
      }
      closeLabel={t('close')}
      footer={count > 0 && <CartSummary lines={lines} onContinue={() => change(false)} />}
    >
      <div ref={content}>
        <p role="status" className="-mt-3 mb-3 min-h-6 text-small text-sage">
          {done}
        </p>
        {count > 0 ? <CartLines lines={lines} {...actions} /> : <CartEmpty plate={emptyPlate} />}
      </div>
    </Drawer>
  )
}
