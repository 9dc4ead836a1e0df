import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { CartReport } from './use-cart-actions.ts'

interface CartOutcomeProps {
  readonly outcome: CartReport | undefined
  readonly large: boolean
}

/**
 * The result of the last press in the cart, which screen readers announce, and the button that restores an emptied
 * cart.
 */
export const CartOutcome = ({ outcome, large }: CartOutcomeProps) => {
  const { t } = useTranslation('cartContents')
  const tone = outcome?.isDone === false ? 'text-garance' : 'text-sage'
  return (
    <div
      className={classNames(
        'flex min-h-6 flex-wrap items-baseline gap-x-4 text-small',
        !large && '-mt-3 mb-3',
      )}
    >
      <p role="status" className={tone}>
        {outcome?.title}
        {outcome?.reason && <span className="block text-ink">{outcome.reason}</span>}
      </p>
      {outcome?.undo && (
        <button
          type="button"
          onClick={outcome.undo}
          aria-label={t('undoClear')}
          className="-my-2.5 inline-flex min-h-11 items-center text-ink underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance"
        >
          {t('undo')}
        </button>
      )}
    </div>
  )
}
