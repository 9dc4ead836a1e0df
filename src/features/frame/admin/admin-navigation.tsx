import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { type PageName, pathTo, sitemap } from '../../../sitemap.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { adminNavigationTexts } from './admin-navigation.texts.ts'

/** The rooms of the admin; a new one adds its line here and its word in the texts. */
const rooms = [
  'admin',
  'adminOrders',
  'adminAppointments',
  'adminCalendar',
  'adminWithdrawals',
  'adminMessages',
  'adminReviews',
  'adminGallery',
  'adminNewsletter',
  'adminWhatsapp',
  'adminSettings',
] as const satisfies readonly PageName[]

/** The way between the rooms of the admin; the one that one is in is marked. Staff are not led where only admins may go. */
export const AdminNavigation = ({ isStaff }: { isStaff: boolean }) => {
  useOwnTexts('adminNavigation', adminNavigationTexts)
  const { t } = useTranslation('adminNavigation')
  const { pathname } = useLocation()
  const open = isStaff ? rooms.filter((room) => sitemap[room].access !== 'admin') : rooms
  return (
    <nav aria-label={t('label')} className="border-hairline border-b bg-sheet text-small print:hidden">
      <ul className="frame flex flex-wrap gap-x-6">
        {open.map((room) => {
          const isHere = pathname === pathTo(room)
          return (
            <li key={room}>
              <LocalLink
                to={pathTo(room)}
                aria-current={isHere ? 'page' : undefined}
                className="thread-link relative inline-flex min-h-11 items-center aria-[current]:font-semibold"
              >
                {t(`rooms.${room}`)}
              </LocalLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
