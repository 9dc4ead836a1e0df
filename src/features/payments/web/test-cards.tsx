import { useTranslation } from '../../../ui/i18n/use-translation.tsx'

const cards = [
  ['succeeds', '4242 4242 4242 4242'],
  ['asks', '4000 0025 0000 3155'],
  ['insufficient', '4000 0000 0000 9995'],
  ['declined', '4000 0000 0000 0002'],
] as const

/** The card numbers that the demo accepts, none of which belongs to a real bank; a press fills one in. */
export const TestCards = ({ onUse }: { onUse: (number: string) => void }) => {
  const { t } = useTranslation('cardPayment')
  return (
    <div className="bg-linen px-4 py-3 text-small">
      <p>{t('demo')}</p>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {cards.map(([kind, number]) => {
          const card = t(`tests.${kind}`, { number })
          return (
            <li key={number}>
              <button
                type="button"
                aria-label={t('use', { card })}
                onClick={() => onUse(number)}
                className="min-h-8 py-1 text-start tabular-nums underline decoration-1 decoration-rule underline-offset-[0.22em] transition-colors hover:decoration-garance"
              >
                {card}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
