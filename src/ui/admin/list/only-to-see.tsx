import { Link } from 'react-router'
import { useOwnTexts } from '../../i18n/use-own-texts.ts'
import { useTranslation } from '../../i18n/use-translation.tsx'
import { onlyToSeeTexts } from './only-to-see.texts.ts'

interface OnlyToSeeProps {
  /** The number of rows; undefined until they are loaded. */
  readonly count: number | undefined
  /** The address of the whole list. */
  readonly allHref: string
}

/** Says that a list shows only what the dashboard counts, with a link to the whole list. */
export const OnlyToSee = ({ count, allHref }: OnlyToSeeProps) => {
  useOwnTexts('onlyToSee', onlyToSeeTexts)
  const { t } = useTranslation('onlyToSee')
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 border-garance border-s-2 bg-rose px-4 text-small">
      <span role="status">{count === undefined ? t('only') : t('counted', { count })}</span>
      <Link to={allHref} className="thread-link relative inline-flex min-h-11 items-center">
        {t('all')}
      </Link>
    </p>
  )
}
