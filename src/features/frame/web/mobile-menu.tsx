import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { FetchedDrawer } from '../../../ui/overlays/fetched-drawer.tsx'
import { useOpenOnPage } from '../../../ui/overlays/use-open-on-page.ts'
import { LanguageSwitch } from './language-switch.tsx'
import {
  bookingNavigation,
  creationNavigation,
  legalNavigation,
  moreNavigation,
  serviceNavigation,
  visitorNavigation,
} from './navigation.ts'
import { NavigationLinks } from './navigation-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** When the drawer cannot be fetched, its links still lead on. */
const MenuWithoutDrawer = () => (
  <NavigationLinks className="absolute inset-x-0 top-full flex flex-col gap-2 border-hairline border-b bg-paper px-margin py-4" />
)

/** The navigation of small screens, fetched when first opened; below 768 px only (§9). */
export const MobileMenu = () => {
  const { t } = useTranslation('frame')
  const [open, setOpen] = useOpenOnPage()
  return (
    <div className="md:hidden">
      <IconButton
        icon="menu"
        label={t('shell.openMenu')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <FetchedDrawer
        open={open}
        onOpenChange={setOpen}
        title={t('shell.menu')}
        closeLabel={t('shell.closeMenu')}
        fallback={<MenuWithoutDrawer />}
      >
        <nav aria-label={t('shell.mainNavigation')}>
          <div className="flex flex-col gap-3 font-display text-heading">
            <NavigationLinks className="flex flex-col gap-3" />
            <NavigationLinks items={bookingNavigation} />
          </div>
          <NavigationLinks
            items={[...creationNavigation, ...moreNavigation]}
            className="mt-6 flex flex-col gap-1 font-display text-subheading"
          />
          <NavigationLinks items={visitorNavigation} className="mt-6 flex flex-col gap-1" />
          <NavigationLinks
            items={[...serviceNavigation, ...legalNavigation]}
            className="mt-6 flex flex-col text-ink-soft text-small"
          />
        </nav>
        <div className="mt-10 flex flex-col gap-6">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </FetchedDrawer>
    </div>
  )
}
