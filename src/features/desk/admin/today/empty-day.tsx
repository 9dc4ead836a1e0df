import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

/** A day on which nothing is to be done: a needle at rest in a hem that is sewn to its end. */
export const EmptyDay = () => {
  const { t } = useTranslation('today')
  return (
    <div className="flex flex-col items-center gap-4 border-hairline border-y py-14 text-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 320 80"
        width={320}
        height={80}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.25}
        strokeLinecap="round"
        className="max-w-full"
      >
        <path d="M8 58c44-9 92 9 136 0s58-11 86-3" strokeDasharray="9 6" className="text-garance" />
        <path d="M230 55c10 3 17-2 14-8s-12-4-10 4 14 9 24-1" className="text-garance" />
        <path d="M252 56 306 22c4-2 7 1 4 4l-54 34c-3 2-6-1-4-4Z" />
        <path d="m297 29 7-4" />
      </svg>
      <p className="font-display text-subheading">{t('empty.title')}</p>
      <p className="max-w-[30rem] text-ink-soft text-small">{t('empty.lead')}</p>
    </div>
  )
}
