import { useLocation } from 'react-router'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { moreNavigation } from './navigation.ts'
import { NavigationLinks } from './navigation-links.tsx'

const id = 'more'

/** « Plus »: a popover of the browser's own, which closes by Escape, by a press beside it, and where a link has led on. */
export const MoreMenu = () => {
  const { t } = useTranslation('frame')
  const { pathname } = useLocation()
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={id}
        className="thread-link inline-flex items-center gap-1 pb-1 [anchor-name:--more]"
      >
        {t('shell.more')}
        <Icon name="chevron" size={14} />
      </button>
      <div
        key={pathname}
        id={id}
        popover="auto"
        className="inset-auto top-18 mt-px border border-hairline bg-paper px-6 py-4 text-ink [left:anchor(--more_left,50%)]"
      >
        <NavigationLinks items={moreNavigation} className="flex flex-col gap-2" />
      </div>
    </div>
  )
}
