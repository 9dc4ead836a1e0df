import { useTranslation } from 'react-i18next'
import { Unreachable } from '../../../../shared/api/api-error.ts'
import type { CartChange } from '../../cart-change.rules.ts'
import type { ShownLine } from '../../shown-line.ts'
import { wordsOfRefusal } from '../words-of-refusal.ts'

/** What came of something that was done to the cart, in words (§8). */
export interface CartReport {
  readonly isDone: boolean
  readonly title: string
  readonly reason?: string
}

interface CartActionsOptions {
  readonly change: (wanted: CartChange) => Promise<boolean>
  readonly report: (outcome: CartReport) => void
}

type Done = 'updated' | 'removed' | 'cleared'
type Failed = 'update' | 'remove' | 'clear'

/** What a visitor can do to the lines of her cart; each is reported when it is done, or why it is not. */
export const useCartActions = ({ change, report }: CartActionsOptions) => {
  const { t } = useTranslation('cartContents')

  const reasonOf = (error: unknown) =>
    wordsOfRefusal(error) ?? t(error instanceof Unreachable ? 'failures.offline' : 'failures.unknown')

  const attempt = async (wanted: CartChange, done: Done, failed: Failed) => {
    try {
      if (await change(wanted)) report({ isDone: true, title: t(done) })
    } catch (error) {
      report({ isDone: false, title: t(`failures.${failed}`), reason: reasonOf(error) })
    }
  }

  return {
    step: (line: ShownLine, by: number) =>
      attempt({ kind: 'step', key: line, by, available: line.available }, 'updated', 'update'),
    takeAvailable: (line: ShownLine) =>
      attempt(
        { kind: 'quantity', key: line, quantity: line.available, available: line.available },
        'updated',
        'update',
      ),
    acceptPrice: (line: ShownLine) =>
      attempt({ kind: 'accept', key: line, price: line.unitPrice }, 'updated', 'update'),
    remove: (line: ShownLine) => attempt({ kind: 'remove', key: line }, 'removed', 'remove'),
    clear: () => attempt({ kind: 'clear' }, 'cleared', 'clear'),
  }
}

export type CartActions = ReturnType<typeof useCartActions>
