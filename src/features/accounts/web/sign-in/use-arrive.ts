import { useNavigate } from 'react-router'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { afterSignIn } from '../../redirect.rules.ts'
import type { User } from '../../user.schema.ts'

interface Arriving {
  readonly redirect: string
  readonly role: User['role']
}

/** Goes where somebody who has just signed in wants to be; the sign-in page leaves the history (§4). */
export const useArrive = () => {
  const navigate = useNavigate()
  const lng = useLanguage()
  return ({ redirect, role }: Arriving) => {
    const goal = afterSignIn({ redirect, role })
    const path = 'path' in goal ? goal.path : pathTo(goal.page)
    return navigate(localizedPath(path, lng), { replace: true })
  }
}
