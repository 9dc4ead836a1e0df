import { Unreachable } from '../../../../shared/api/api-error.ts'
import { randomId } from '../../../../shared/ids/random-id.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { CartLine } from '../../cart-line.ts'
import type { CartChange } from '../../remarks/cart-change.rules.ts'
import type { ShownLine } from '../../shown-line.ts'
import { wordsOfRefusal } from '../words-of-refusal.ts'

/** The result of an action in the cart, in words (§8). */
export interface CartReport {
  readonly isDone: boolean
  readonly title: string
  readonly reason?: string | undefined
  /** Reverts the action. */
  readonly undo?: (() => void) | undefined
}

interface CartActionsOptions {
  /** The lines as they are stored. */
  readonly lines: readonly CartLine[]
  readonly change: (wanted: CartChange) => Promise<boolean>
  readonly report: (outcome: CartReport) => void
}

type Done = 'updated' | 'removed' | 'cleared' | 'restored'
type Failed = 'update' | 'remove' | 'clear' | 'restore'

interface Attempt {
  readonly done: Done
  readonly failed: Failed
  readonly reason?: string | undefined
  readonly undo?: () => void
}

/** The actions of a visitor on the lines of the cart; each reports its success, or why it failed. */
export const useCartActions = ({ lines, change, report }: CartActionsOptions) => {
  const { t } = useTranslation('cartContents')

  const reasonOf = (error: unknown) =>
    wordsOfRefusal(error) ?? t(error instanceof Unreachable ? 'failures.offline' : 'failures.unknown')

  const attempt = async (wanted: CartChange, { done, failed, reason, undo }: Attempt) => {
    try {
      if (await change(wanted)) report({ isDone: true, title: t(done), reason, undo })
    } catch (error) {
      report({ isDone: false, title: t(`failures.${failed}`), reason: reasonOf(error) })
    }
  }

  const updated = { done: 'updated', failed: 'update' } as const
  /** Says that there are fewer than the visitor wants. */
  const shortage = ({ available }: ShownLine) => t('notices.notEnough', { count: available })

  const clear = () => {
    const mergeId = randomId()
    const undo = () =>
      void attempt({ kind: 'restore', lines, mergeId }, { done: 'restored', failed: 'restore' })
    return attempt({ kind: 'clear' }, { done: 'cleared', failed: 'clear', undo })
  }

  return {
    step: (line: ShownLine, by: number) => {
      const isLowered = line.quantity + by > line.available
      const reason = isLowered ? shortage(line) : undefined
      return attempt({ kind: 'step', key: line, by, available: line.available }, { ...updated, reason })
    },
    takeAvailable: (line: ShownLine) => {
      const { available } = line
      const wanted = { kind: 'quantity', key: line, quantity: available, available } as const
      return attempt(wanted, { ...updated, reason: shortage(line) })
    },
    acceptPrice: (line: ShownLine) => attempt({ kind: 'accept', key: line, price: line.unitPrice }, updated),
    remove: (line: ShownLine) =>
      attempt({ kind: 'remove', key: line }, { done: 'removed', failed: 'remove' }),
    clear,
  }
}

export type CartActions = ReturnType<typeof useCartActions>
